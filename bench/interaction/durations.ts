import type { CDPSession, Locator, Page } from '@playwright/test';

/** The processor is slowed so many times while something is measured. */
const SLOW_CPU = 4;
/** Milliseconds that a page is left alone before an act and after it. */
const REST_MS = 600;
/** A key or a button is held so long, in milliseconds. */
const HELD_MS = 60;
/** The Event Timing API tells of nothing shorter, in milliseconds. */
const SHORTEST_MS = 16;

/** Holds the notes of a page about its interactions. */
interface Noted {
  entries: PerformanceEventTiming[];
  observer: PerformanceObserver;
}

/** Makes a page note how long its interactions take, from its next load on. */
export async function noteDurations(page: Page): Promise<void> {
  // Functions have no names in here: the loader of TypeScript would call for its own.
  await page.addInitScript((shortest) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => void entries.push(...list.getEntries()));
    // The types of the browser do not know the threshold yet.
    const observed: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: shortest,
    };
    observer.observe(observed);
    Object.assign(window, { noted: { entries, observer } });
  }, SHORTEST_MS);
}

/** Returns and forgets the durations that a page has noted. */
const takenFrom = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { entries, observer } = (window as unknown as { noted: Noted }).noted;
    return [...entries.splice(0), ...(observer.takeRecords() as PerformanceEventTiming[])]
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ duration }) => duration);
  });

/** A key, or what the mouse or a finger presses. */
export type Press = string | ((page: Page) => Locator);

/**
 * Milliseconds of the longest interaction of an act, each from the input to the next frame, on a slowed processor. What is
 * too short to be told counts as the shortest that is.
 */
export async function longestOf(page: Page, slow: CDPSession, act: readonly Press[]): Promise<number> {
  const durations = [SHORTEST_MS];
  for (const press of act) {
    const done = await prepared(page, press);
    await page.waitForTimeout(REST_MS);
    await takenFrom(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    await done();
    await page.waitForTimeout(REST_MS);
    durations.push(...(await takenFrom(page)));
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return Math.max(...durations);
}

/** Finds what is pressed before the processor is slowed: looking for it is work in the page, which nobody's hand does. */
async function prepared(page: Page, press: Press): Promise<() => Promise<void>> {
  if (typeof press === 'string') return () => page.keyboard.press(press, { delay: HELD_MS });
  const target = press(page);
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) return () => page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
  };
}
