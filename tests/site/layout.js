/*
 * What is cut off, spills over, scrolls sideways or is too small to be touched on the page as it is now.
 *
 * An element is walked up from its text: where a box scrolls, what is in it can be reached and only the box itself has to be
 * seen; where a box hides what it has no room for, all of its text has to have room.
 */
({ least, sideways }) => {
  const SLACK = 1.5;
  const found = [];
  const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  const called = (element) => {
    const words = (element.ariaLabel ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const name = element.getAttribute('class')?.replace(/\s*svelte-\w+/g, '').trim().replace(/\s+/g, '.');
    return `${element.tagName.toLowerCase()}${name ? `.${name}` : ''} “${words}”`;
  };
  const boxOf = (element) => element.getBoundingClientRect();
  const px = (number) => `${Math.ceil(number)} px`;

  /** Shown to eyes: not hidden, not clipped away for screen readers only. */
  const isShown = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const box = boxOf(element);
    return box.width > 1 && box.height > 1 && !element.closest('.spoken, [inert]');
  };
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[axis]);
  const hides = (style, axis) => ['hidden', 'clip'].includes(style[axis]);

  /** How far this box sticks out of what hides it, going up from this element. */
  const lost = (box, from) => {
    let { left, top, right, bottom } = box;
    for (let one = from; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const outer = boxOf(one);
      if (scrolls(style, 'overflowX')) ({ left, right } = outer);
      else if (hides(style, 'overflowX')) {
        const by = Math.max(outer.left - left, right - outer.right);
        if (by > SLACK) return `${px(by)} behind the edge of ${called(one)}`;
      }
      if (scrolls(style, 'overflowY')) ({ top, bottom } = outer);
      else if (hides(style, 'overflowY')) {
        const by = Math.max(outer.top - top, bottom - outer.bottom);
        if (by > SLACK) return `${px(by)} below or above ${called(one)}`;
      }
      if (style.position === 'fixed') {
        const by = Math.max(view.top - top, bottom - view.bottom);
        if (by > SLACK) return `${px(by)} below or above the screen`;
        break;
      }
    }
    const by = Math.max(view.left - left, right - view.right);
    return by > SLACK ? `${px(by)} beside the screen` : null;
  };

  /** The box of what is drawn of a line of text: that of a face is higher than any of its letters. */
  const pen = document.createElement('canvas').getContext('2d');
  const inked = (box, words, element) => {
    const { fontStyle, fontWeight, fontSize, fontFamily, textTransform } = getComputedStyle(element);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const drawn = pen.measureText(textTransform === 'uppercase' ? words.toUpperCase() : words);
    const scale = box.height / (drawn.fontBoundingBoxAscent + drawn.fontBoundingBoxDescent);
    const top = box.top + (drawn.fontBoundingBoxAscent - drawn.actualBoundingBoxAscent) * scale;
    const bottom = box.bottom - (drawn.fontBoundingBoxDescent - drawn.actualBoundingBoxDescent) * scale;
    return { left: box.left, right: box.right, top, bottom };
  };

  /** How far this text sticks out of the box it stands in; an inline box is its text. */
  const spilled = (box, element) => {
    if (!(element instanceof HTMLElement) || getComputedStyle(element).display.startsWith('inline')) return 0;
    const own = boxOf(element);
    return Math.max(own.left - box.left, box.right - own.right);
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!data.trim() || !isShown(parentElement)) continue;
    if (['SCRIPT', 'STYLE', 'OPTION', 'NOSCRIPT'].includes(parentElement.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) {
      const why = lost(inked(box, data, parentElement), parentElement);
      if (why) found.push(`cut off: ${called(parentElement)}: ${why}`);
      const by = spilled(box, parentElement);
      if (by > SLACK && !scrolls(getComputedStyle(parentElement), 'overflowX'))
        found.push(`too wide: ${called(parentElement)}: ${px(by)}`);
    }
  }

  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page scrolls sideways: ${px(wide)}`);
  const everything = [...document.body.querySelectorAll('*')].filter(isShown);
  for (const one of everything) {
    const style = getComputedStyle(one);
    const by = one.scrollWidth - one.clientWidth;
    if (scrolls(style, 'overflowX') && by > SLACK && !one.matches(sideways)) found.push(`scrolls sideways: ${called(one)}: ${px(by)}`);
    if (style.position === 'fixed') {
      const why = lost(boxOf(one), one);
      if (why) found.push(`beside the screen: ${called(one)}: ${why}`);
    }
  }

  const TOUCHED = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=switch]';
  /** A link in the middle of a sentence is as high as its line. */
  const isInText = (one) =>
    one.matches('a') && getComputedStyle(one).display === 'inline' && one.parentElement.textContent.trim() !== one.textContent.trim();
  /** Whether a finger this far from the middle still touches it. */
  const isTouched = (one) => {
    const area = one.closest('label') ?? one;
    area.scrollIntoView({ block: 'center', inline: 'center' });
    const box = boxOf(area);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const far = least / 2 - 1;
    return [[-far, 0], [far, 0], [0, -far], [0, far]].every(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (area.contains(hit) || hit.closest('label') === area);
    });
  };
  /** Where everything was scrolled to: a look leaves the page as it was. */
  const before = [document.scrollingElement, ...everything].map((one) => [one, one.scrollLeft, one.scrollTop]);
  if (least > 0)
    for (const one of everything.filter((element) => element.matches(TOUCHED) && !isInText(element))) {
      const box = boxOf(one.closest('label') ?? one);
      if (box.width >= least - 0.5 && box.height >= least - 0.5) continue;
      if (!isTouched(one)) found.push(`too small: ${called(one)}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
  for (const [one, left, top] of before) one.scrollTo({ left, top, behavior: 'instant' });
  return [...new Set(found)];
}
