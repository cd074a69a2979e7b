/*
 * Samples of a table page: every 50 ms its drawing, its words and its sounds, each as a number of a distinct text.
 *
 * On a live page, its socket is only listened to. On a reference page, the socket is replaced: `show` delivers messages,
 * and returns everything that was seen until the page rests again.
 */
(isReference) => {
  const EVERY_MS = 50;
  const REST_MS = 200;
  /** Attributes that depend on focus, on the instance of a component, or on where a person looks on a large map. */
  const DROPPED = new Set([
    'style',
    'id',
    'for',
    'role',
    'tabindex',
    'data-play',
    'inert',
    'open',
    'popovertarget',
    'viewBox',
  ]);
  /** The messages that change what is shown. */
  const RECORDED = new Set(['sight', 'step', 'table', 'present']);
  const story = { samples: [], received: [], texts: [], turns: 0, socket: null };
  window.story = story;

  const numbers = new Map();
  const numberOf = (text) => {
    if (!numbers.has(text)) numbers.set(text, story.texts.push(text) - 1);
    return numbers.get(text);
  };

  /** A hash of 53 bits. */
  const hash = (text) => {
    let [a, b] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      a = Math.imul(a ^ code, 2654435761);
      b = Math.imul(b ^ code, 1597334677);
    }
    a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
    b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
    return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
  };

  const isDropped = ({ name, value }) =>
    DROPPED.has(name) || name.startsWith('aria-') || value.startsWith('#') || value.includes('url(#');

  /** Write the markup of an element as far as it is a drawing: no marks, no veil, no flying pieces, pointers or clocks. */
  const write = (element, hasClasses, out) => {
    if (element.matches('[data-mark], [data-veil], .piece, .pointer, .clock, .ballot > b')) return;
    out.push('<', element.tagName);
    for (const attribute of element.attributes)
      if (!isDropped(attribute) && (hasClasses || attribute.name !== 'class'))
        out.push(' ', attribute.name, '=', attribute.value);
    out.push('>');
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) out.push(node.nodeValue.trim());
      else if (node.nodeType === Node.ELEMENT_NODE) write(node, hasClasses, out);
    }
    out.push('/');
  };
  const drawingOf = (element, hasClasses = false) => {
    if (!element) return '';
    const out = [];
    write(element, hasClasses, out);
    return hash(out.join(''));
  };

  /** The text of an element, one line for each of its parts; without clocks and whatever else is left out. */
  const wordsOf = (element, leftOut = '.clock') => {
    if (!element) return '';
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const words = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue.trim();
      if (text && !walker.currentNode.parentElement.closest(leftOut)) words.push(text);
    }
    return words.join('\n');
  };
  const find = (selector) => document.querySelector(selector);

  // Sounds: each node that starts, with its length.
  let started = [];
  const beginnings = new WeakMap();
  for (const type of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = type.prototype;
    if (!Object.hasOwn(type.prototype, 'start')) continue;
    type.prototype.start = function (when = 0, ...rest) {
      const sound = { kind: `${this.constructor.name} ${this.type ?? ''}`, when, ms: 0 };
      beginnings.set(this, sound);
      started.push(sound);
      return start.call(this, when, ...rest);
    };
  }
  const { stop } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.stop = function (when = 0) {
    const sound = beginnings.get(this);
    if (sound) sound.ms = Math.round((when - sound.when) * 1000);
    return stop.call(this, when);
  };
  /** The sounds since the last call. */
  const takeSounds = () => {
    const sounds = started.map(({ kind, ms }) => `${kind} ${String(ms)}`);
    started = [];
    return sounds.join('\n');
  };

  /** Whether the page waits for a die that this person throws: what it says then is no part of the story. */
  const isThrowing = () => find('footer [data-throw]') !== null;

  // Samples.
  let isChanged = true;
  let latest = null;
  /** The seats of a table page or of a table screen; none while it says that someone is away, as that comes by itself. */
  const findSeats = () => {
    const seats = find('section.seats') ?? find('.seats section');
    return seats?.querySelector('.away') ? null : seats;
  };
  /** The lines of the log: with their signs in the rail, or the latest ones on phones and table screens. */
  const linesOf = (selector) =>
    [...document.querySelectorAll(`ol[reversed] > ${selector}`)].map((line) => wordsOf(line)).join('\n');
  const look = () => ({
    board: numberOf(drawingOf(find('main .drawn') ?? find('main'))),
    seats: numberOf(wordsOf(findSeats())),
    seatsDrawn: numberOf(drawingOf(findSeats(), true)),
    tray: numberOf(wordsOf(find('main .board > .tray') ?? find('footer .tray'), '.clock, ol')),
    sentence: numberOf(isThrowing() ? '' : (find('footer [role=status] b')?.textContent ?? '')),
    more: numberOf(isThrowing() ? '' : (find('footer [role=status] > span')?.textContent ?? '')),
    log: numberOf(linesOf('li > span:not(.sign)')),
    recent: numberOf(linesOf('li:not(:has(> span))')),
    title: numberOf(document.title),
  });
  const sample = () => {
    if (isChanged || !latest) latest = look();
    isChanged = false;
    const at = isReference ? 0 : performance.timeOrigin + performance.now();
    return { ...latest, received: story.received.length, sounds: numberOf(takeSounds()), at };
  };
  new MutationObserver(() => {
    isChanged = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const Native = window.WebSocket;
  if (!isReference) {
    window.WebSocket = class extends Native {
      constructor(...rest) {
        super(...rest);
        this.addEventListener('message', ({ data }) => {
          const message = JSON.parse(data);
          if (RECORDED.has(message.type)) story.received.push(message);
        });
      }
    };
    const isTurn = ({ title }) => story.texts[title].startsWith('Your turn');
    setInterval(() => {
      if (!story.received.some(({ type }) => type === 'sight')) return;
      const [before, now] = [story.samples.at(-1), sample()];
      if (before && isTurn(now) && !isTurn(before)) story.turns += 1;
      story.samples.push(now);
    }, EVERY_MS);
    return;
  }

  window.WebSocket = class {
    constructor() {
      story.socket = this;
      setTimeout(() => this.onopen());
    }
    send(data) {
      const { type, n } = JSON.parse(data);
      if (type === 'ping') story.deliver({ type: 'pong', n });
    }
    close() {
      story.socket = null;
    }
  };
  story.deliver = (message) => story.socket.onmessage({ data: JSON.stringify(message) });

  const pause = (ms) => new Promise((over) => setTimeout(over, ms));
  const pressDot = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
  const isTelling = () => find('footer .pennons') !== null;

  /**
   * Deliver a message, skip its first events before anything is drawn, and wait until the rest has been shown. Returns
   * the samples until then.
   */
  story.show = async ({ message, skips }) => {
    pressDot();
    takeSounds();
    story.deliver(message);
    for (let place = 0; place < skips; place++) {
      if (place === skips - 1) takeSounds();
      pressDot();
    }
    const seen = [];
    const begun = performance.now();
    let stillSince = begun;
    for (;;) {
      await pause(EVERY_MS / 2);
      const now = sample();
      const before = seen.at(-1);
      if (!before || Object.keys(now).some((key) => now[key] !== before[key])) stillSince = performance.now();
      seen.push(now);
      if (!isTelling() && performance.now() - begun > REST_MS && performance.now() - stillSince > REST_MS / 2) break;
    }
    return seen;
  };
};
