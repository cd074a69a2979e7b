/*
 * A table page without a server: it gets its messages from the test. Finds every element of the board and the tray that
 * takes a pointer, and looks how the page answers a press on it.
 *
 * An answer has to be drawn in the task of the press itself. Whatever a timer draws is none: a pointer that rests on an
 * item also changes the drawing. The time is counted from the moment at which the page is told of the press, so it is the
 * time of the page alone.
 */
() => {
  /** Milliseconds until a press must have reached the page; machines may be busy. */
  const CLICK_TIMEOUT_MS = 5000;
  const SCOPE = 'main .board, footer .tray';
  const CONTROLS = '[data-pick], button, input, select, summary, label, [role="button"], [role="switch"]';
  /** What the browser answers itself, or what does nothing because it is chosen already. */
  const LEFT_OUT = 'a[href], a[href] *, input[type="radio"]:checked, :disabled, [inert] *, [popover]:not(:popover-open) *';
  const PRESSES = ['click', 'pointerdown', 'pointerup', 'mousedown', 'touchstart'];
  const PARTS = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
  /** Distance between two points at which what lies under a bubble is looked up, in pixels. */
  const GRID_PX = 6;
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  /** All elements of the board and the tray, each once. */
  const parts = () => [...new Set(all(SCOPE).flatMap((scope) => all('*', scope)))];

  // The socket.
  const probe = { sent: [], isWatching: false };
  window.probe = probe;
  let socket = null;
  window.WebSocket = class {
    constructor() {
      socket = this;
      setTimeout(() => this.onopen());
    }
    send(data) {
      const message = JSON.parse(data);
      if (message.type === 'ping') probe.deliver({ type: 'pong', n: message.n });
      if (message.type === 'watch') probe.isWatching = true;
      if (message.type === 'play') probe.sent.push(message);
    }
    close() {
      socket = null;
    }
  };
  probe.deliver = (...messages) => {
    for (const message of messages) socket.onmessage({ data: JSON.stringify(message) });
  };
  probe.takeSent = () => probe.sent.splice(0);

  // What takes a pointer.
  const listening = new WeakSet();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (this instanceof Element && PRESSES.includes(type)) listening.add(this);
    return addEventListener.call(this, type, ...rest);
  };
  /** Whether Svelte calls a function at a press on this element. */
  const isDelegated = (element) =>
    Object.getOwnPropertySymbols(element).some(
      (one) => one.description === 'events' && PRESSES.some((type) => type in (element[one] ?? {})),
    );
  const isHand = (element) => ['pointer', 'grab'].includes(getComputedStyle(element).cursor);
  const takesPointer = (element) =>
    !element.matches(LEFT_OUT) &&
    !element.querySelector('input[type="radio"]:checked') &&
    getComputedStyle(element).pointerEvents !== 'none' &&
    (element.matches(CONTROLS) ||
      listening.has(element) ||
      isDelegated(element) ||
      (isHand(element) && !isHand(element.parentElement)));

  let takers = [];
  const takerAt = (x, y) => {
    for (let one = document.elementFromPoint(x, y); one; one = one.parentElement) if (takers.includes(one)) return one;
    return null;
  };
  /** A point where a press hits this element and nothing that covers it; null if there is none. */
  const pointOn = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const dy of PARTS)
      for (const dx of PARTS) {
        const [x, y] = [left + width * dx, top + height * dy];
        if (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && takerAt(x, y) === element) return { x, y };
      }
    return null;
  };
  const nameOf = (element) => {
    const words = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.dataset.pick ?? element.tagName.toLowerCase()} “${words}”`;
  };

  /** Find everything that takes a pointer; what contains other such things is their ground. Returns the number. */
  probe.find = () => {
    takers = parts().filter(takesPointer);
    const grounds = new Set();
    for (const one of takers)
      for (let outer = one.parentElement; outer; outer = outer.parentElement) grounds.add(outer);
    takers = takers.filter((one) => !grounds.has(one));
    // A control that is no item may show something else on the board: it is pressed after all items.
    takers.sort((one, other) => Number('pick' in other.dataset) - Number('pick' in one.dataset));
    return takers.length;
  };
  const keyOf = (element) => [element.tagName, element.getAttribute('class'), element.dataset.pick].join(' ');
  /** The element in this place, even if it was drawn again. */
  const takerIn = (place) => {
    const old = takers[place];
    if (old.isConnected) return old;
    const now = parts().find((one) => keyOf(one) === keyOf(old) && !takers.includes(one));
    if (now) takers[place] = now;
    return now ?? null;
  };

  // Answers.
  const numbers = new WeakMap();
  let count = 0;
  const numberOf = (element) => {
    if (!numbers.has(element)) numbers.set(element, count++);
    return numbers.get(element);
  };
  const isSeen = (element) => element.getBoundingClientRect().width > 0;
  const pickedIds = () => all('[data-pick][aria-pressed="true"]').map((one) => one.dataset.pick);
  const BUBBLES = 'main .plate, main [role="alert"]';
  /** Everything by which a page answers a press on an item. */
  const answers = () => ({
    picked: pickedIds().join(),
    herald: all('footer :is(.say, .buttons)').map((one) => one.textContent).join(' | '),
    bubble: all(BUBBLES).filter(isSeen).map(numberOf).join(),
    shape: all('main [data-ghost]').map((one) => JSON.stringify(one.getBoundingClientRect())).join(),
    open: all(':popover-open, details[open], dialog[open], input:checked').map(numberOf).join(),
    sent: probe.sent.length,
  });
  /** The press that is looked at. */
  let pressed = null;
  const begin = () => {
    pressed.since = performance.now();
    pressed.isInTask = true;
    // A message arrives after the task and everything that was queued in it.
    const { port1, port2 } = new MessageChannel();
    const now = pressed;
    port1.onmessage = () => {
      look(now);
      now.isInTask = false;
      if (now.isClicked) now.done();
    };
    port2.postMessage(null);
  };
  const look = (press) => {
    if (!press?.isInTask || press.answer) return;
    const now = answers();
    const changed = Object.keys(now).filter((key) => now[key] !== press.before[key]);
    if (changed.length === 0 && !press.isRedrawn) return;
    press.answer = changed.join(' and ') || 'drawing';
    press.ms += performance.now() - press.since;
  };
  new MutationObserver((changes) => {
    if (!pressed?.isInTask) return;
    // A control that is no item may answer by any change of the page; focus alone is none.
    const isChange = changes.some(({ type, attributeName }) => type !== 'attributes' || attributeName !== 'tabindex');
    if (isChange && !pressed.isItem) pressed.isRedrawn = true;
    look(pressed);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ['pointerdown', 'pointerup', 'click'])
    addEventListener.call(
      window,
      type,
      () => {
        if (!pressed || pressed.answer) return;
        pressed.isClicked ||= type === 'click';
        begin();
      },
      { capture: true },
    );
  const newPress = (isItem) => {
    const { promise, resolve } = Promise.withResolvers();
    return { before: answers(), since: 0, ms: 0, answer: '', isItem, isClicked: false, promise, done: resolve };
  };

  /** Prepare a press on an element; returns where to press, or null if it cannot be pressed now. */
  probe.aim = (place) => {
    const element = takerIn(place);
    if (!element) return null;
    if (element.closest('.tray')) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const point = pointOn(element);
    if (!point) return null;
    const isItem = 'pick' in element.dataset;
    pressed = newPress(isItem);
    return { ...point, name: nameOf(element), isItem, isLegal: element.getAttribute('aria-disabled') !== 'true' };
  };

  /** Wait until the press has been served; returns the answer with its time, and an empty one for silence. */
  probe.answer = async () => {
    const late = new Promise((over) => setTimeout(over, CLICK_TIMEOUT_MS));
    if (!pressed.answer) await Promise.race([pressed.promise, late]);
    const { answer, ms } = pressed;
    return { answer, ms, sent: probe.takeSent(), picked: pickedIds() };
  };

  /** Deliver the server's answer to the move that was sent, and look how the page shows it. */
  probe.answerMove = async (message) => {
    pressed = { ...newPress(pressed.isItem), ms: pressed.ms, isClicked: true };
    begin();
    probe.deliver(message);
    return await probe.answer();
  };

  /** Return what the bubble covers: legal targets, picked pieces, buttons, or the edge of the window. */
  probe.covered = () => {
    const bubble = document.querySelector('main .bubble');
    if (!bubble) return null;
    const box = bubble.getBoundingClientRect();
    const covered = new Set();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) covered.add('the edge');
    for (const button of all('footer .buttons button'))
      if (isSeen(button) && common(box, button.getBoundingClientRect())) covered.add(nameOf(button));
    // The box around an item is larger than the item: a point counts if a press there would reach it.
    const layers = [bubble, ...all('*', bubble)];
    for (const part of layers) part.style.setProperty('pointer-events', 'none', 'important');
    for (const item of all('[data-pick]:is([aria-disabled="false"], [aria-pressed="true"])')) {
      const both = common(box, item.getBoundingClientRect());
      if (both && reaches(item, both)) covered.add(nameOf(item));
    }
    for (const part of layers) part.style.removeProperty('pointer-events');
    return [...covered];
  };
  /** The box that two boxes have in common, or null. */
  const common = (one, other) => {
    const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
    const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
    return left < right && top < bottom ? { left, right, top, bottom } : null;
  };
  /** Whether a press on a point of a grid in this box would reach an item. */
  const reaches = (item, { left, right, top, bottom }) => {
    for (let y = top + 1; y < bottom; y += GRID_PX)
      for (let x = left + 1; x < right; x += GRID_PX)
        if (item.contains(document.elementFromPoint(x, y))) return true;
    return false;
  };

  /** Put down what is picked, close bubbles and drawers. */
  probe.reset = async () => {
    pressed = null;
    let before = null;
    for (let now = JSON.stringify(answers()); now !== before; now = JSON.stringify(answers())) {
      before = now;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await Promise.resolve();
    }
    document.querySelector('aside.rail.open [role=tab][aria-selected=true]')?.click();
    await Promise.resolve();
  };
};
