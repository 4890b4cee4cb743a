import type { Page } from '@playwright/test';

/** Every code, login and e-mail address that is broken although a line has room for it. */
export async function splitCodes(page: Page): Promise<string[]> {
  return page.evaluate(find);
}

/** Runs in the page, whose eyes are open, and so stands alone. */
function find(): string[] {
  /** Programs and addresses to copy break where their lines end. */
  const NOT_READ = 'script, style, svg, pre, code, textarea, .address';
  const CODE = /\S*[\d@]\S*/g;
  /** Shorter ones have nothing inside at which they could break well; every column has room for them. */
  const [FEW, MARK] = [14, /[-@./_]./];
  const faults = new Set<string>();
  const range = document.createRange();

  /** The width that a line has around an element. */
  const roomOf = (holder: Element): number => {
    let box: Element | null = holder;
    while (box !== null && /^(inline|inline-block|contents)$/.test(getComputedStyle(box).display))
      box = box.parentElement;
    if (box === null) return 0;
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };

  /** The parent of a text and the texts beside it that make one word with it. */
  const holders = new Set<Element>();
  const texts = document.createTreeWalker(window.eyes.top(), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (holder !== null && holder.closest(NOT_READ) === null) holders.add(holder);
  }
  for (const holder of holders) {
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // A place to break parts a word for the eye alone; any other element parts two words.
    const letters = [...holder.childNodes].flatMap((node) => {
      if (node.nodeName === 'WBR') return [];
      if (node.nodeType !== Node.TEXT_NODE) return [{ node, at: 0, letter: ' ' }];
      return (node.textContent ?? '').split('').map((letter, at) => ({ node, at, letter }));
    });
    for (const { 0: code, index } of letters
      .map(({ letter }) => letter)
      .join('')
      .matchAll(CODE)) {
      const [from, to] = [letters[index], letters[index + code.length - 1]];
      if (from === undefined || to === undefined) continue;
      range.setStart(from.node, from.at);
      range.setEnd(to.node, to.at + 1);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      if (lines.size < 2) continue;
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      const short = code.length <= FEW && !MARK.test(code);
      if (short || width <= roomOf(holder)) faults.add(`${code}: broken over ${lines.size} lines`);
    }
  }
  return [...faults];
}
