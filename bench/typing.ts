import type { Page } from '@playwright/test';
import { openSignedIn } from './support/browser';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import type { RunningServer } from './support/server';
import type { Stage } from './support/stage';

/** What is typed, sign by sign: the names of the bench end with a number, so that each sign leaves other users. */
const WORDS = ['12345', '9071', '3388'];
/** Milliseconds that the screen may take; bare react-admin takes 587 on so many users. */
const MOST = 250;
/** Between two letters, so that each is a search of its own. */
const PAUSE = 700;

/** From a letter in the search box of the users to the rows that it leaves, in the browser. */
export async function typing(stage: Stage, server: RunningServer): Promise<Finding> {
  const page = await openSignedIn(stage, server);
  await page.goto(`${server.url}/usuarios`);
  await page.getByRole('table').waitFor();
  const box = page.getByRole('searchbox');
  const times: number[] = [];
  for (const word of WORDS) {
    for (const letter of word) times.push(await timeOf(page, () => box.pressSequentially(letter)));
    await timeOf(page, () => box.fill(''));
  }
  await page.close();
  return {
    what: 'from a letter typed to other rows, in the browser',
    unit: 'ms',
    measured: median(times),
    limit: MOST,
    target: { atMost: 1 },
    details: { letters: times.length, 'the slowest': Math.max(...times) },
  };
}

/** Milliseconds from the event of the box to the frame that shows another number of users. */
async function timeOf(page: Page, type: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(PAUSE);
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const said = document.querySelector('section > div > output');
        let begun = 0;
        addEventListener('input', () => (begun ||= performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (begun === 0) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - begun));
        });
        if (said === null) throw new Error('The list does not say how many there are');
        observer.observe(said, { childList: true, characterData: true, subtree: true });
      }),
  );
  await type();
  return measured;
}
