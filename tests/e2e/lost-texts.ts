import type { Page } from '@playwright/test';

/** Every text of the page, or of what is open over it, that one cannot read or has to scroll sideways for. */
export async function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(find);
}

/** Runs in the page, whose eyes are open, and so stands alone. */
function find(): string[] {
  /** Says in full what its text may shorten. */
  const TOLD = 'td[title], span[title], button[aria-label], a[aria-label], [role=button][aria-label]';
  const NOT_READ = `script, style, svg, a[href="#content"], ${TOLD}`;
  /** Rounding, in pixels; and the line of a letter is higher than the letter. */
  const [NEARLY, HIGHER] = [1, 3];
  const { top: scope, called } = window.eyes;
  const faults = new Set<string>();

  /** Why a piece of text cannot be read, looking outwards from the element that holds it. */
  const lost = (holder: Element, { left, right, top, bottom }: DOMRect): string | null => {
    let [sideways, upright] = [true, true];
    for (let box: Element | null = holder; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) sideways = false;
      if (/auto|scroll/.test(overflowY)) upright = false;
      const clips = sideways && overflowX !== 'visible';
      if (clips && (left < edge.left - NEARLY || right > edge.right + NEARLY)) return 'cut at the side';
      const crops = upright && overflowY !== 'visible';
      if (crops && (top < edge.top - HIGHER || bottom > edge.bottom + HIGHER)) return 'cut in its height';
      if (position === 'fixed') {
        if (upright && (top < -HIGHER || bottom > innerHeight + HIGHER)) return 'above or below the window';
        break;
      }
    }
    return sideways && (left < -NEARLY || right > innerWidth + NEARLY) ? 'beside the window' : null;
  };

  const texts = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const holder = text.parentElement;
    if (holder === null || text.textContent?.trim() === '' || holder.closest(NOT_READ) !== null) continue;
    const { width, height } = holder.getBoundingClientRect();
    const hidden = !holder.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (hidden || width <= 1 || height <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const piece of range.getClientRects()) {
      const fault = lost(holder, piece);
      if (fault !== null) faults.add(`${called(holder)}: ${fault}`);
    }
  }

  for (const box of scope().querySelectorAll<HTMLElement>('*')) {
    if (!box.checkVisibility()) continue;
    const wide = box.scrollWidth > box.clientWidth + NEARLY;
    if (box instanceof HTMLInputElement) {
      if (box.type === 'checkbox' || box.ariaHidden === 'true') continue;
      if (box.scrollHeight > box.clientHeight + HIGHER) faults.add(`${called(box)}: cut in its height`);
      if (wide && box.value !== '') faults.add(`${called(box)} "${box.value}": cut at the side`);
    } else if (wide && /auto|scroll/.test(getComputedStyle(box).overflowX)) {
      // Only tables may.
      if (box.querySelector('table') === null) faults.add(`${called(box)}: scrolls sideways`);
    }
  }
  return [...faults];
}
