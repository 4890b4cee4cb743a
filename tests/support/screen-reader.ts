import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, vi } from 'vitest';

/** Ends of what was begun, which a reader says in some modes only. */
const END = /^end of /;

/** Marks what is announced wherever the focus is. */
const ANNOUNCED = /^(?:polite|assertive): /;

/** Everything that a reader says while it is on, but for ends and for what it repeats. */
async function saidBy(container: HTMLElement, during: () => Promise<void>): Promise<string[]> {
  const styleOf = window.getComputedStyle.bind(window);
  // jsdom knows no style of pseudo-elements, and says so at every question.
  const styles = vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
  await virtual.start({ container });
  try {
    await during();
    const log = (await virtual.spokenPhraseLog()).filter((phrase) => !END.test(phrase));
    return log.filter(
      (phrase, place) =>
        // A dialog is named when it comes and when it is entered; the parts of a message come one by one.
        phrase !== log[place - 1] && !(ANNOUNCED.test(phrase) && log.indexOf(phrase) < place),
    );
  } finally {
    await virtual.stop();
    styles.mockRestore();
  }
}

/**
 * Returns what a screen reader says of a part of the page, from its beginning to its end.
 * @param container the part
 */
export async function readAloud(container: HTMLElement): Promise<string[]> {
  const said = await saidBy(container, async () => {
    const first = await virtual.lastSpokenPhrase();
    // At the end the reader begins again at the top.
    do await virtual.next();
    while ((await virtual.lastSpokenPhrase()) !== first);
  });
  return said.slice(0, -1);
}

/** Waits until something has been said: what follows at once may be all that a reader says. */
type Hears = (phrase: string) => Promise<void>;

const hears: Hears = (phrase) =>
  vi.waitFor(async () => expect(await virtual.spokenPhraseLog()).toContain(phrase), { timeout: 10_000 });

/**
 * Returns what a screen reader says while somebody does something: where the focus goes, and what is announced.
 * @param act does one thing after the other, each once what came before has been heard
 */
export function listen(act: (until: Hears) => Promise<void>): Promise<string[]> {
  return saidBy(document.body, async () => {
    await virtual.clearSpokenPhraseLog();
    await act(hears);
  });
}

/** Expects that these were said in this order, each as often as it stands here; other phrases may stand between. */
export function expectHeard(heard: readonly string[], expected: readonly string[]): void {
  expect(heard.filter((phrase) => expected.includes(phrase))).toEqual(expected);
}
