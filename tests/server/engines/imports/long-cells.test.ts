import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportResource } from '../../../../contract/import-columns';
import { importTargets } from '../../../../server/areas';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import { addNetwork, addUser } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { importer } from './import';
import { again, LIST_EXPORTS } from './round-trip';

/* Lists with cells that are longer than those of a workbook, which stand in parts there (decision 78). */

const CELL = 32_767;
const SHOPS = 1900;

let database: Database;
let portal: TestPortal;
let token: string;
beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await db
    .insertInto('establishment')
    .values(
      Array.from({ length: SHOPS }, (_, index) => ({
        code: `F${String(index).padStart(17, '0')}`,
        name: `Filial ${index}`,
        street: 'Rua',
        number: '1',
        district: 'Centro',
        postal_code: '01000-000',
        city: 'São Paulo',
        state: 'SP',
        corban: false,
      })),
    )
    .execute();
  await addUser(db, { login: '10000001', role: 1 });
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const codes = (count: number) =>
  Array.from({ length: count }, (_, index) => `F${String(index).padStart(17, '0')}`);

async function addGroup(id: number, name: string, shops: number): Promise<void> {
  const { db } = database;
  await db.insertInto('grouper').values({ id, name, looks_alike: id }).execute();
  await db
    .insertInto('grouper_establishment')
    .values(codes(shops).map((establishment_code) => ({ grouper_id: id, establishment_code })))
    .execute();
}

const longest = (rows: readonly { cells: readonly string[] }[]) =>
  Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.length)));

let made = 1000;

/** Beside a long one of any length, with names that make the border of a part stand anywhere. */
const lists = fc.record({
  shops: fc.integer({ min: 1750, max: SHOPS }),
  name: fc.constantFrom('Rede ; "Sul"', '[1/2] Rede', "'=Rede", '😀 Rede', 'Rede | Norte'),
  shop: fc.constantFrom('Filial', 'Filial; "Centro"', '[2/3] Filial', '😀😀😀', 'x'.repeat(90), 'a  b'),
});

test.each(Object.keys(LIST_EXPORTS) as ImportResource[])(
  'GRP-02 %s with cells longer than a workbook holds come back whole and change nothing',
  async (resource) => {
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(lists, async ({ shops, name, shop }) => {
        made += 1;
        await db.updateTable('establishment').set({ name: shop }).where('code', 'like', 'F%').execute();
        await addGroup(made, `${name} ${made}`, shops);
        await addUser(db, { login: String(20_000_000 + made), role: 2, groups: [made] });
        const viewer = await addUser(db, { login: String(30_000_000 + made), role: 3, groups: [made] });
        await db
          .insertInto('user_establishment')
          .values(codes(shops).map((establishment_code) => ({ user_id: viewer, establishment_code })))
          .execute();
        for (const format of ['csv', 'xlsx'] as const) {
          const { touched, table } = await again(portal, token, resource, 'en', format);
          expect(touched, format).toEqual([]);
          if ('establishments' in importTargets[resource].columns)
            expect(longest(table.rows), format).toBeGreaterThan(CELL);
        }
      }),
      { numRuns: 2 },
    );
  },
);

describe('a part whose others are missing', () => {
  test.each([
    ['the first one alone', (lines: string[][]) => lines.slice(0, 1)],
    ['the last one alone', (lines: string[][]) => lines.slice(-1)],
    ['one of them twice', (lines: string[][]) => [...lines.slice(0, 1), ...lines.slice(0, 1)]],
    ['in another order', (lines: string[][]) => lines.toReversed()],
  ])('GRP-07 is refused: %s', async (_, left) => {
    const files = importer(portal, token, 'agrupadores');
    const lines = [1, 2].map((part) => ['Rede nova', `[${part}/2]Filial (${codes(2)[part - 1]})`]);
    const { status, body } = await files.look(
      ['name', 'establishments'],
      left(lines).map((cells, index) => ({ line: index + 2, cells })),
    );
    expect(status).toBe(200);
    expect(body.counts).toMatchObject({ create: 0, change: 0, unchanged: 0 });
    const problems = (await files.rows(body.batch)).flatMap((row) => row.problems);
    expect(problems.map(({ text }: { text: string }) => text)).toContain(
      'This cell is one of several parts, and the other parts do not follow it in order. Export the list again.',
    );
  });
});
