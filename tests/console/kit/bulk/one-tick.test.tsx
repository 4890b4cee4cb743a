import { afterEach, expect, test, vi } from 'vitest';
import type * as ProfilesModule from '../../../../src/areas/users/Profiles';
import type * as SelectionModule from '../../../../src/kit/list/use-selection';
import { bridgeToPortal } from '../../../support/bridge';
import { box, button, counted, openZone, pageBox } from './bulk-page';

/* A page may have a hundred rows: who ticks one of them does not wait until all are drawn again. */

/** Collects what was drawn: the id of a row's checkbox, and `cell` for a cell of a row. */
const drawn = vi.hoisted((): string[] => []);

vi.mock('../../../../src/kit/list/use-selection', async (original) => {
  const { useIsSelected, ...others } = await original<typeof SelectionModule>();
  return {
    ...others,
    useIsSelected: (id: string | number) => {
      drawn.push(String(id));
      return useIsSelected(id);
    },
  };
});
vi.mock('../../../../src/areas/users/Profiles', async (original) => {
  const { Profiles } = await original<typeof ProfilesModule>();
  return {
    Profiles: (props: React.ComponentProps<typeof Profiles>) => {
      drawn.push('cell');
      return <Profiles {...props} />;
    },
  };
});

bridgeToPortal();
vi.setConfig({ testTimeout: 90_000 });
afterEach(() => window.history.pushState(null, '', '/'));

/** Returns what an act has drawn, each once. */
async function drawnBy(act: () => Promise<unknown>): Promise<string[]> {
  drawn.length = 0;
  await act();
  return [...new Set(drawn)].toSorted();
}

test('LIST-10 a tick draws its checkbox, and no other row', async () => {
  const { user } = await openZone('A');
  expect(drawn).toContain('cell');
  const first = await drawnBy(async () => {
    await user.click(box('Zona A 02'));
    await counted('1 selected');
  });
  expect(first).toEqual([expect.stringMatching(/^\d+$/)]);
  const second = await drawnBy(async () => {
    await user.click(box('Zona A 05'));
    await counted('2 selected');
  });
  expect(second).toEqual([expect.stringMatching(/^\d+$/)]);
  expect(second).not.toEqual(first);
});

test('LIST-10 selecting a page draws the checkboxes that change, and no cell', async () => {
  const { user } = await openZone('A');
  await user.click(box('Zona A 02'));
  const all = await drawnBy(async () => {
    await user.click(pageBox());
    await counted('10 selected');
  });
  expect(all).toHaveLength(9);
  expect(all).not.toContain('cell');
  const none = await drawnBy(async () => {
    await user.click(button('Clear selection'));
    await counted('12 users');
  });
  expect(none).toHaveLength(10);
  expect(none).not.toContain('cell');
});
