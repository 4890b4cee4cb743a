import type { CDPSession, Page } from '@playwright/test';

/** The processor is slowed so many times while something is measured. */
const SLOW_CPU = 4;
/** Milliseconds that a page is left alone before an act and after it. */
const REST_MS = 400;
/** The Event Timing API tells of nothing shorter, in milliseconds. */
const SHORTEST_MS = 16;

/** What a page has noted of its interactions. */
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

/** What a page has noted since it was last asked. */
const takenFrom = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { entries, observer } = (window as unknown as { noted: Noted }).noted;
    return [...entries.splice(0), ...(observer.takeRecords() as PerformanceEventTiming[])]
      .filter(({ interactionId }) => interactionId > 0)
      .map(({ duration }) => duration);
  });

/**
 * Milliseconds of the longest interaction of an act, each from the input to the next frame, on a slowed processor. What is
 * too short to be told counts as the shortest that is.
 */
export async function longestOf(page: Page, slow: CDPSession, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(REST_MS);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  await takenFrom(page);
  try {
    await act();
    await page.waitForTimeout(REST_MS);
    return Math.max(SHORTEST_MS, ...(await takenFrom(page)));
  } finally {
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}
