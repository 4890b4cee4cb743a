import { expect, type Locator, type Page } from '@playwright/test';
import { changedPixels, readPng } from '../support/picture';
import type { Here } from './eyes';
import { standsStill } from './still';

/** WCAG 2.2: how much the mark of the focus has to differ from what is there without it. */
const CONTRAST = 3;
/** So far around an element its mark may stand. */
const AROUND = 6;
/** More stops than any page has. */
const STOPS = 150;

type Key = 'Tab' | 'Shift+Tab';

/** The kinds of element whose mark was seen by this worker in a window of one width: those of one kind are styled alike. */
const seen = new Set<string>();

/**
 * Whoever uses the keyboard sees where they are: the focused element is in sight and nothing covers it (WCAG 2.4.11),
 * and it looks different from how it looks without the focus (2.4.7), measured on two pictures of it. Of elements
 * that are styled alike the first is photographed.
 */
export async function visibleFocus(page: Page): Promise<void> {
  await look(page);
}

/** Presses Tab until a target has the focus, which is seen at every stop. */
export async function tabTo(page: Page, target: Locator, key: Key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < STOPS && !(await there()); step += 1) {
    await page.keyboard.press(key);
    await look(page);
  }
  await expect(target).toBeFocused();
}

/**
 * Once around the page, or around the dialog that is open, with nothing but Tab: it stops at everything that can be
 * used, in the order of the document, is seen there, and leaves neither page nor dialog.
 */
export async function walk(page: Page, key: Key = 'Tab'): Promise<void> {
  // What is still loading would be a stop that nobody has counted.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // How many notifications are new is told at any time.
  const stops = async () =>
    (await page.evaluate(() => window.eyes.stops().map(window.eyes.called))).map((name) =>
      name.replace(/(?<="Notificações), \d+ não lidas?/, ''),
    );
  const names = await stops();
  const visited: number[] = [];
  while (visited.length < 2 || (visited.at(-1) !== visited[0] && visited.length <= names.length)) {
    await page.keyboard.press(key);
    const at = await look(page);
    if (typeof at === 'number') visited.push(at);
  }
  expect(await stops(), 'the page is still the one that was begun').toEqual(names);
  const way = key === 'Tab' ? 1 : names.length - 1;
  const wanted = Array.from({ length: names.length + 1 }, (_, step) => (visited[0] ?? 0) + way * step);
  expect(visited.map((at) => names[at] ?? 'somewhere else')).toEqual(
    wanted.map((at) => names[at % names.length]),
  );
}

/** Checks that the focus is visible, and returns the stop at which it is. */
async function look(page: Page): Promise<Here['stop']> {
  const here = () => page.evaluate(() => window.eyes.here());
  let { stop, kind, fault } = await here();
  if (stop === 'outside') return stop;
  // What is on its way out may stand before it for a moment.
  if (fault !== null) {
    await expect.poll(async () => ({ fault } = await here()).fault).toBeNull();
    ({ stop, kind } = await here());
  }
  const styled = `${page.viewportSize()?.width} ${kind}`;
  if (!seen.has(styled)) await expectMark(page);
  seen.add(styled);
  return stop;
}

/** Takes a picture with the focus and one without it, and gives the focus back. */
async function expectMark(page: Page): Promise<void> {
  const element = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const name = await element.evaluate((node) => window.eyes.called(node));
  await expect(async () => {
    await standsStill(page);
    const place = await element.evaluate((node) => {
      const { left, top, right, bottom } = window.eyes.shown(node).getBoundingClientRect();
      return { left, top, right, bottom, room: { width: innerWidth, height: innerHeight } };
    });
    const [x, y] = [
      Math.max(0, Math.floor(place.left - AROUND)),
      Math.max(0, Math.floor(place.top - AROUND)),
    ];
    const clip = {
      x,
      y,
      width: Math.min(place.room.width, Math.ceil(place.right + AROUND)) - x,
      height: Math.min(place.room.height, Math.ceil(place.bottom + AROUND)) - y,
    };
    // Nothing is injected that the page's policy would refuse.
    const picture = async () => readPng(await page.screenshot({ clip, caret: 'initial' }));
    const marked = await picture();
    await element.evaluate((node) => node.blur());
    await standsStill(page);
    const plain = await picture();
    await element.evaluate((node) => node.focus({ preventScroll: true }));
    // Half of a line around it, 1 px wide.
    const wanted = clip.width + clip.height - 4 * AROUND;
    expect(changedPixels(plain, marked, CONTRAST), `pixels that mark ${name}`).toBeGreaterThanOrEqual(wanted);
  }).toPass({ timeout: 3000 });
  await element.dispose();
}
