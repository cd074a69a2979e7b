// The plain page: tables as text. It shows what the server says and sends what is written on buttons.

const $ = (id) => document.getElementById(id);
const LANGUAGES = ['en', 'de', 'fr', 'it'];
const RETRY = [500, 1000, 2000, 4000, 8000];
const RETRY_FULL = 30000; // the server has no room for one more page
const LOGGED_OUT = 4001; // the code of a socket whose person was logged out on another device
const NEWS = 5;
const MOMENT = 10000; // what is passing stands no longer

const state = {
  name: null,
  address: '', // where others reach this server, if it is elsewhere than here
  games: new Map(),
  invitation: null, // a secret that came with the address, not yet exchanged
  table: null, // the table one looks at, with what it is to us
  seat: null, // as whom: a seat, or null for a spectator
  cursor: null, // the last message we have of it
  over: false,
};

let socket = null;
let attempts = 0;
let drawing = 0;
let latest = null; // what was told of the last step, and what the log keeps of it where recall is pure

// Asking the server

class Problem extends Error {
  constructor(document) {
    super(document.detail || document.type);
    this.type = document.type;
  }
}

async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Problem(text.startsWith('{') ? JSON.parse(text) : { type: String(answer.status) });
  return (answer.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text;
}

const api = (method, path, body) => ask(method, `/api${path}`, body);
const atTable = (method, path, body) => api(method, `/tables/${state.table.table.id}${path}`, body);

function notice(words) {
  $('notice').textContent = words;
  $('notice').hidden = !words;
}

// Everything a person starts: what goes wrong is said.
function doing(work) {
  return async (event) => {
    event?.preventDefault?.();
    notice('');
    try {
      await work(event);
    } catch (error) {
      notice(error instanceof Problem ? `That did not work: ${error.message}.` : 'The server does not answer.');
    }
  };
}

function node(name, properties = {}, ...inside) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...inside);
  return made;
}

const button = (words, work) => node('button', { type: 'button', textContent: words, onclick: doing(work) });

// Where we are: the address says it, and a secret never stays in it.

function places() {
  const hash = new URLSearchParams(location.hash.slice(1));
  const secret = hash.get('join');
  if (secret) {
    state.invitation = secret;
    history.replaceState(null, '', location.pathname);
  }
  return hash.get('table');
}

async function go() {
  const table = places();
  for (const id of ['welcome', 'lobby', 'table']) $(id).hidden = true;
  if (state.name === null) {
    $('greeting').textContent = state.invitation ? 'You are invited to a table' : 'Welcome';
    $('welcome').hidden = false;
    return;
  }
  if (state.invitation) {
    const secret = state.invitation;
    state.invitation = null;
    const found = await api('POST', '/links', { secret });
    location.hash = `table=${found.table}`;
    return;
  }
  if (table) await enter(table);
  else await lobby();
}

// The lobby

async function lobby() {
  unwatch();
  const [list, shelf] = await Promise.all([api('GET', '/tables'), api('GET', '/games')]);
  state.games = new Map(shelf.games.map((game) => [game.id, game]));
  $('lobby').hidden = false;
  show('mine', list.mine.map((one) => one.table));
  const known = new Set(list.mine.map((one) => one.table.id));
  show('public', list.public.filter((one) => !known.has(one.id)));
  const form = $('create');
  if (!form.game.options.length) {
    form.game.append(...shelf.games.map((game) => new Option(title(game.id), game.id)));
    form.bot.append(...shelf.levels.map((bot) => new Option(bot, bot, false, bot === shelf.usual)));
  }
  for (const option of form.game.options) option.textContent = title(option.value);
  seats();
}

const title = (game) => state.games.get(game)?.titles[$('lang').value] ?? game;

function show(id, tables) {
  const items = tables.map((table) => {
    const names = table.chairs.map((chair) => chair.name ?? 'free').join(', ');
    return node('li', {}, node('a', { href: `#table=${table.id}`, textContent: title(table.game) }), node('span', { textContent: `${names} – ${table.phase}` }));
  });
  $(id).replaceChildren(...(items.length ? items : [node('li', { className: 'quiet', textContent: 'None yet.' })]));
}

function seats() {
  const form = $('create');
  const possible = state.games.get(form.game.value)?.seats ?? [];
  if (form.seats.dataset.game !== form.game.value) {
    form.seats.dataset.game = form.game.value;
    form.seats.replaceChildren(...possible.map((number) => new Option(number, number)));
    if (possible.includes(2)) form.seats.value = 2;
  }
  const before = form.bots.value;
  const most = Number(form.seats.value);
  form.bots.replaceChildren(...Array.from({ length: most }, (_, number) => new Option(number, number)));
  form.bots.value = before && Number(before) < most ? before : '0';
}

async function create() {
  const form = $('create');
  const count = Number(form.seats.value);
  const made = await api('POST', '/tables', {
    game: form.game.value,
    seats: count,
    visibility: form.public.checked ? 'public' : 'private',
  });
  const table = made.table.id;
  localStorage.setItem(`invitation/${table}`, made.invitation);
  await api('PUT', `/tables/${table}/seats/0`, { name: state.name });
  for (let seat = count - Number(form.bots.value); seat < count; seat += 1) {
    await api('PUT', `/tables/${table}/seats/${seat}/bot`, { bot: form.bot.value });
  }
  location.hash = `table=${table}`;
}

// One table

async function enter(id) {
  unwatch();
  const found = await api('GET', `/tables/${id}`);
  if (!state.games.size) {
    state.games = new Map((await api('GET', '/games')).games.map((game) => [game.id, game]));
  }
  $('news').replaceChildren();
  $('sight').replaceChildren();
  $('question').hidden = true;
  $('table').hidden = false;
  state.table = found;
  state.seat = found.mine.seats[0] ?? null;
  state.cursor = null;
  drawTable();
  watch();
}

function drawTable() {
  const { table, mine } = state.table;
  const gathers = table.phase === 'gathering';
  $('title').textContent = title(table.game) + seriesText(table);
  document.title = `${title(table.game)} – Burghof`;
  $('gathering').hidden = !gathers;
  $('game').hidden = gathers;
  if (gathers) drawChairs(table, mine);
  else drawSeats(table, mine);
}

/** Which game of a series this is, what everybody has, and who has won it. */
function seriesText({ series, chairs }) {
  if (!series) return '';
  const { terms, number, sums, games, is_over: isOver, winners } = series;
  const named = (seats) => seats.map((seat) => chairs[seat].name).join(', ');
  const which = terms.series === 'games' ? `${number} of ${terms.number}` : `${number}, up to ${terms.points}`;
  const has = games.length ? `: ${sums.map((sum, seat) => `${chairs[seat].name ?? 'nobody'} ${sum}`).join(', ')}` : '';
  const won = isOver ? `. The series is won by ${winners.length ? named(winners) : 'nobody'}` : '';
  return ` – game ${which}${has}${won}`;
}

function drawChairs(table, mine) {
  const secret = localStorage.getItem(`invitation/${table.id}`);
  $('invitation').hidden = !secret;
  $('link').value = secret ? `${state.address || location.origin}/#join=${secret}` : '';
  $('chairs').replaceChildren(
    ...table.chairs.map((chair) => {
      const item = node('li', {}, node('b', { textContent: `Seat ${chair.seat + 1}` }));
      item.append(chair.name === null ? 'free' : chair.bot ? `bot ${chair.bot}` : chair.name);
      if (chair.name === null) item.append(button('Sit here', () => sit(chair.seat)));
      if (chair.name === null && mine.seats.length === 1 && (table.series?.number ?? 1) === 1) {
        item.append(button('Move here', () => atTable('POST', `/seats/${mine.seats[0]}/move`, { to: chair.seat })));
      }
      if (chair.name === null && mine.is_host) item.append(button('Put a bot here', () => atTable('PUT', `/seats/${chair.seat}/bot`, { bot: 'squire' })));
      if (chair.name !== null && (mine.is_host || mine.seats.includes(chair.seat))) {
        item.append(button('Free the seat', () => atTable('DELETE', `/seats/${chair.seat}`)));
      }
      return item;
    }),
  );
  const full = table.chairs.every((chair) => chair.name !== null);
  $('start').hidden = !mine.is_host || !full;
  $('line').textContent = full ? (mine.is_host ? '' : 'Waiting for the host to start.') : 'Waiting until all seats are taken.';
}

async function sit(seat) {
  const others = state.table.mine.seats.length;
  await atTable('PUT', `/seats/${seat}`, { name: others ? `${state.name} ${others + 1}` : state.name });
}

function drawSeats(table, mine) {
  if (state.seat !== null && !mine.seats.includes(state.seat)) state.seat = null;
  if (state.seat === null && mine.seats.length) {
    state.seat = mine.seats[0];
    state.cursor = null;
    watch();
  }
  $('line').textContent = mine.seats.length ? '' : 'You are watching.';
  $('seats').hidden = mine.seats.length < 2;
  $('seats').replaceChildren(
    ...mine.seats.map((seat) => {
      const made = button(table.chairs[seat].name, () => look(seat));
      made.setAttribute('aria-pressed', String(seat === state.seat));
      return made;
    }),
  );
  $('again').hidden = !state.over || !mine.seats.length;
  $('again').textContent = table.rematch ? 'To the next game' : goesOn(table) ? 'Next game' : 'Play again';
  $('record').hidden = !state.over;
  $('record').href = `/api/tables/${table.id}/record`;
}

const goesOn = ({ series }) => Boolean(series) && !series.is_over;

function look(seat) {
  pass();
  state.seat = seat;
  state.cursor = null;
  $('news').replaceChildren();
  $('sight').replaceChildren();
  drawTable();
  watch();
}

// The game: a piece of the page made by the server, drawn anew when something has happened.

async function drawSight() {
  const mine = ++drawing;
  const { id } = state.table.table;
  const query = new URLSearchParams({ lang: $('lang').value, form: $('full').checked ? 'full' : 'short' });
  if (state.seat !== null) query.set('seat', state.seat);
  const text = await ask('GET', `/plain/tables/${id}?${query}`);
  if (mine !== drawing) return;
  const opened = [...$('sight').querySelectorAll('details[open] > summary')].map((one) => one.textContent);
  const piece = new DOMParser().parseFromString(text, 'text/html').body;
  for (const details of piece.querySelectorAll('details')) {
    details.open = opened.includes(details.firstElementChild.textContent);
  }
  $('sight').replaceChildren(...piece.childNodes);
}

async function words(wanted) {
  const { lines } = await ask('POST', `/plain/tables/${state.table.table.id}/words`, { lang: $('lang').value, ...wanted });
  return lines.map((line) => node('li', { textContent: line, lang: $('lang').value }));
}

function append(items) {
  $('news').append(...items);
  while ($('news').childElementCount > NEWS) $('news').firstElementChild.remove();
}

// What is passing stands in the news for a moment or until the next step: then only what the log keeps of it.
function pass() {
  if (latest === null) return;
  latest.isOver = true;
  if (latest.kept) {
    const there = latest.items.filter((item) => item.isConnected);
    there[0]?.before(...latest.kept);
    for (const item of there) item.remove();
  }
  latest = null;
}

async function tell(events, kept) {
  const told = (latest = { items: [], kept: null, isOver: false });
  const lasting = kept && !kept.anew ? words({ events: kept.log }) : null;
  told.items = await words({ events });
  told.kept = await lasting;
  append(told.isOver && told.kept ? told.kept : told.items);
  setTimeout(() => latest === told && pass(), MOMENT);
}

function play(chosen) {
  const { seat, token } = chosen.closest('.offers').dataset;
  for (const one of $('sight').querySelectorAll('button')) one.disabled = true;
  send({
    type: 'play',
    table: state.table.table.id,
    seat: Number(seat),
    token: Number(token),
    move_id: moveId(),
    move: JSON.parse(chosen.dataset.move),
  });
}

const moveId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

// The socket: one for the page; after a break it goes on from the last message it had.

function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  else notice('No connection to the server. It is tried again.');
}

function watch() {
  if (socket === null) connect();
  else if (socket.readyState === WebSocket.OPEN) {
    send({ type: 'watch', table: state.table.table.id, seat: state.seat, cursor: state.cursor });
  }
}

function unwatch() {
  if (state.table && socket?.readyState === WebSocket.OPEN) send({ type: 'unwatch', table: state.table.table.id });
  state.table = null;
}

function connect() {
  socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  let beat = null;
  let opened = false;
  socket.onopen = () => {
    attempts = 0;
    opened = true;
    notice('');
    if (state.table) watch();
  };
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    if (message.type === 'welcome') beat = setInterval(() => send({ type: 'ping' }), message.heartbeat * 1000);
    else hear(message).catch(() => notice('The server does not answer.'));
  };
  socket.onclose = async ({ code }) => {
    clearInterval(beat);
    socket = null;
    if (code === LOGGED_OUT) setTimeout(() => location.reload(), 2000);
    if (!state.table || code === LOGGED_OUT) return;
    const isFull = !opened && (await hasNoRoom());
    notice(isFull ? 'The server has no room for this page, or you have too many pages open. It is tried again.' : 'The connection is lost. It is tried again.');
    setTimeout(() => socket ?? connect(), isFull ? RETRY_FULL : RETRY[Math.min(attempts++, RETRY.length - 1)]);
  };
}

// A browser does not say why a socket was refused.
const hasNoRoom = () => api('GET', '/socket').then(() => false, (problem) => problem.type === 'full');

async function hear(message) {
  const about = message.table?.id ?? message.table;
  if (about !== undefined && about !== state.table?.table.id) return;
  switch (message.type) {
    case 'table':
      state.table = { table: message.table, mine: message.mine };
      drawTable();
      break;
    case 'sight':
    case 'step':
      state.cursor = message.cursor;
      await happened(message);
      break;
    case 'present':
      break;
    case 'asked-back':
      drawQuestion(message);
      break;
    case 'refused':
      append(await words({ why: message.why }));
      await drawSight();
      break;
    case 'problem':
      notice(`That did not work: ${message.problem.detail || message.problem.type}.`);
      if (!$('game').hidden) await drawSight();
      break;
  }
}

async function happened(message) {
  state.over = message.outcome !== null;
  const { table } = state.table;
  if (state.over && table.series && table.phase !== 'over') state.table = await api('GET', `/tables/${table.id}`);
  const events = (message.frames ?? []).map((frame) => frame.event).filter(Boolean);
  pass();
  if (message.kept?.anew) $('news').replaceChildren();
  if (events.length) await tell(events, message.kept);
  const playsHere = state.seat !== null && !state.over;
  const bot = state.seat !== null && message.players[state.seat].bot != null;
  $('back').hidden = !playsHere || bot || !(message.may_take_back || message.may_ask_back);
  $('leave').hidden = !playsHere || bot;
  $('return').hidden = !playsHere || !bot;
  drawTable();
  await drawSight();
}

function drawQuestion({ by, agreed }) {
  const { table, mine } = state.table;
  const asked = by === null ? [] : mine.seats.filter((seat) => !agreed.includes(seat));
  $('question').hidden = by === null;
  $('question').replaceChildren(by === null ? '' : `${table.chairs[by].name} asks to take back the last move. `);
  for (const seat of asked) {
    const answer = (agrees) => send({ type: 'agree', table: table.id, seat, agrees });
    $('question').append(button(`${table.chairs[seat].name}: yes`, () => answer(true)), ' ', button('no', () => answer(false)));
  }
  if (mine.seats.includes(by)) $('question').append(button('Withdraw', () => send({ type: 'withdraw', table: table.id, seat: by })));
}

// What people press

$('who').onsubmit = doing(async () => {
  state.name = (await api('POST', '/session', { name: $('who').name.value })).name;
  await go();
});
$('create').onsubmit = doing(create);
$('create').game.onchange = seats;
$('create').seats.onchange = seats;
$('start').onclick = doing(() => atTable('POST', '/start'));
$('copy').onclick = doing(async () => {
  $('link').select();
  if (navigator.clipboard) await navigator.clipboard.writeText($('link').value);
  else document.execCommand('copy');
  $('copy').textContent = 'Copied';
});
$('sight').onclick = (event) => {
  const chosen = event.target.closest('button[data-move]');
  if (chosen) doing(() => play(chosen))(event);
};
$('back').onclick = doing(() => send({ type: 'take-back', table: state.table.table.id, seat: state.seat, move_id: moveId() }));
$('leave').onclick = doing(() => atTable('POST', '/leave', { seat: state.seat }));
$('return').onclick = doing(() => atTable('POST', '/return', { seat: state.seat }));
$('again').onclick = doing(async () => {
  const next = state.table.table.rematch;
  if (next) {
    location.hash = `table=${next}`;
    return;
  }
  const made = await atTable('POST', goesOn(state.table.table) ? '/next' : '/rematch');
  if (made.invitation) localStorage.setItem(`invitation/${made.table.id}`, made.invitation);
  location.hash = `table=${made.table.id}`;
});
$('full').onchange = doing(drawSight);
$('lang').onchange = doing(async () => {
  localStorage.setItem('language', $('lang').value);
  if (!state.table) return go();
  drawTable();
  if (!$('game').hidden) await drawSight();
});
window.onhashchange = doing(go);

const preferred = [localStorage.getItem('language'), ...navigator.languages.map((one) => one.slice(0, 2))];
$('lang').value = preferred.find((one) => LANGUAGES.includes(one)) ?? 'en';
doing(async () => {
  state.name = await api('GET', '/session').then(
    (session) => session.name,
    (problem) => {
      if (problem.type === 'no-session') return null;
      throw problem;
    },
  );
  if (['localhost', '127.0.0.1'].includes(location.hostname)) state.address = (await ask('GET', '/api/address')).url;
  await go();
})();
