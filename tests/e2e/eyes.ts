import type { Page } from '@playwright/test';

/** Queries that run inside a page: what the keyboard reaches, and what a person sees of it. */
interface Eyes {
  /** The dialog or menu that is open, else the page. */
  top: () => Element;
  /** Where Tab stops, in the order of the document: in the dialog that is open, else on the page. */
  stops: () => Element[];
  /** What stands before an element or cuts it off, or `null` where all of it is in sight. */
  hidden: (element: Element) => string | null;
  /** Every stop that no scrolling brings into sight. */
  unreachable: () => string[];
  /** How much of the window's height is taken by what does not scroll with the page, from 0 to 1. */
  taken: () => number;
  /** Where the focus is. */
  here: () => Here;
  /** What one sees of an element: itself, the switch that it works, or the card that it stretches over. */
  shown: (element: Element) => Element;
  /** How an element is called in a failure. */
  called: (element: Element | null) => string;
}

/** Where the focus is. */
export interface Here {
  /** The number of the stop; a box that scrolls is one that the browser adds by itself. */
  stop: number | 'outside' | 'scroller';
  /** Why it cannot be seen. */
  fault: string | null;
  /** Alike for elements that are styled alike. */
  kind: string;
}

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** Gives every page that opens from now on its eyes. */
export async function openEyes(page: Page): Promise<void> {
  await page.addInitScript(install);
}

/** Runs in the page and so stands alone. */
function install(): void {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  /** What floats for a moment, and goes by itself or with the focus. */
  const PASSING = '.MuiSnackbar-root, .MuiTooltip-popper, .notice';
  /** Messages come at any time, and their buttons go with them: they are no stops of a page. */
  const ARRIVING = '.MuiSnackbar-root';
  /** Parts of one control lie over each other. */
  const CONTROL = 'label, .MuiInputBase-root, .MuiSwitch-root, .robot, .field-box';
  /** Rounding, in pixels. */
  const NEARLY = 1;

  /** For a moment a dialog takes the keyboard alone, so that a double tap presses nothing in it. */
  const settles = (modal: Element) =>
    modal.getAnimations().some((one) => one instanceof CSSAnimation && one.animationName === 'settle');

  const top = () =>
    [...document.querySelectorAll('.MuiModal-root, dialog[open]')]
      .filter((modal) => settles(modal) || getComputedStyle(modal).pointerEvents !== 'none')
      .at(-1) ?? document.body;

  const stops = () =>
    [...top().querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [type=hidden], [data-testid^=sentinel]') &&
        element.closest('[inert]') === null &&
        element.closest(ARRIVING) === null &&
        element.checkVisibility({ visibilityProperty: true }),
    );

  const called = (element: Element | null) => {
    if (element === null) return 'nothing';
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${kind} "${name.slice(0, 60)}"${element.id === '' ? '' : ` #${element.id}`}`;
  };

  /** The part of the window in which an element can be seen: every box around it that scrolls or clips narrows it. */
  const room = (element: Element) => {
    let [left, upper, right, lower] = [0, 0, innerWidth, innerHeight];
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (box !== element && (overflowX !== 'visible' || overflowY !== 'visible')) {
        const edge = box.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [upper, lower] = [Math.max(upper, edge.top), Math.min(lower, edge.bottom)];
      }
      if (position === 'fixed') break;
    }
    return { left, upper, right, lower };
  };

  const shown = (element: Element) => {
    const control = element.closest('.MuiSwitch-root');
    if (control !== null) return control;
    if (getComputedStyle(element, '::after').position !== 'absolute') return element;
    let around = element;
    while (around.parentElement !== null && getComputedStyle(around).position === 'static') {
      around = around.parentElement;
    }
    return around;
  };

  const hidden = (stop: Element) => {
    const element = shown(stop);
    const box = element.getBoundingClientRect();
    const { left, upper, right, lower } = room(element);
    const [wide, high] = [box.width > right - left + NEARLY, box.height > lower - upper + NEARLY];
    const cut =
      (wide
        ? box.left >= right || box.right <= left
        : box.left < left - NEARLY || box.right > right + NEARLY) ||
      (high
        ? box.top >= lower || box.bottom <= upper
        : box.top < upper - NEARLY || box.bottom > lower + NEARLY);
    if (cut) return `${called(element)} is out of sight`;
    if (wide || high) return null;
    const [x, y] = [Math.min(4, box.width / 4), Math.min(4, box.height / 4)];
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + x, box.top + y],
      [box.right - x, box.top + y],
      [box.left + x, box.bottom - y],
      [box.right - x, box.bottom - y],
    ] as const;
    const control = element.closest(CONTROL);
    for (const point of points) {
      const hit = document.elementFromPoint(...point);
      const own = hit === null || element.contains(hit) || hit.contains(element) || control?.contains(hit);
      if (!own && hit.closest(PASSING) === null) return `${called(hit)} covers ${called(element)}`;
    }
    return null;
  };

  const unreachable = () => {
    // A list hangs over the fields below its own, as long as that has the focus.
    const hanging = ':is(main, header, [role=dialog] .MuiAutocomplete-popper) [role=listbox]';
    if (document.querySelector(hanging) !== null) return [];
    const before = [scrollX, scrollY] as const;
    const faults = stops().map((stop) => {
      stop.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      // What waits outside of the page for the keyboard comes in with the focus.
      return stop.matches('a[href="#content"]') ? null : hidden(stop);
    });
    scrollTo(...before);
    return faults.filter((fault) => fault !== null);
  };

  const taken = () => {
    let rows = 0;
    for (let y = 0; y < innerHeight; y += 1) {
      let box = document.elementFromPoint(innerWidth / 2, y + 0.5);
      while (box !== null && !/fixed|sticky/.test(getComputedStyle(box).position)) box = box.parentElement;
      if (box !== null) rows += 1;
    }
    return rows / innerHeight;
  };

  const here = (): Here => {
    const element = document.activeElement ?? document.body;
    if (element === document.body || element.closest(ARRIVING) !== null)
      return { stop: 'outside', fault: null, kind: '' };
    const at = stops().indexOf(element as HTMLElement);
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    const { tagName, className, parentElement } = element;
    return {
      stop: at === -1 && scrolls && !element.hasAttribute('tabindex') ? 'scroller' : at,
      fault: hidden(element),
      kind: [tagName, className, parentElement?.className].join(' '),
    };
  };

  window.eyes = { top, stops, hidden, unreachable, taken, here, shown, called };
}
