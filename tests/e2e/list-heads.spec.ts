import { expect, type Locator } from '@playwright/test';
import { loadCatalogue } from '../../i18n';
import { lists } from './lists';
import { signIn, test } from './support';
import { open } from './visits/visit';

const ADMINISTRATOR = '10000001';

/** Returns the middle of an element from above, and its right edge, in pixels of the window; `null` where it is not there. */
async function place(element: Locator): Promise<{ middle: number; end: number } | null> {
  const box = (await element.isVisible()) ? await element.boundingBox() : null;
  return box && { middle: Math.round(box.y + box.height / 2), end: Math.round(box.x + box.width) };
}

/** What the heads of all lists have at one place; few columns are no choice. */
interface Head {
  title: number | undefined;
  refresh: number | undefined;
  columns: number | undefined;
}

for (const [width, height] of [
  [1440, 900],
  [1000, 800],
  [390, 844],
] as const) {
  test(`every list has its title, its columns and its refresh in one place, ${width} px wide`, async ({
    page,
  }) => {
    const { list, screens } = await loadCatalogue('pt');
    const button = (name: string) => place(page.getByRole('button', { name, exact: true }));
    let first: Head | undefined;
    await page.setViewportSize({ width, height });
    await signIn(page, ADMINISTRATOR);
    for (const path of lists) {
      await open(page, path, screens[path].title);
      const title = await place(page.getByRole('heading', { level: 1 }));
      const count = await place(page.locator('main section output').first());
      const columns = await button(list.columns.button);
      const refresh = await button(list.refresh);
      const head = {
        title: title?.middle,
        refresh: refresh?.end,
        columns: columns?.end ?? first?.columns,
      };
      first ??= head;
      expect.soft(head, path).toEqual(first);
      // They share one line.
      expect
        .soft([count?.middle, columns?.middle ?? count?.middle], path)
        .toEqual(Array.from({ length: 2 }, () => refresh?.middle));
    }
    expect(first?.refresh).toBeGreaterThan(0);
  });
}
