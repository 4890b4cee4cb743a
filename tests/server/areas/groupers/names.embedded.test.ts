import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldedText } from '../../../../contract/folded-text';
import { migrate } from '../../../../server/network/rollups/migrate';
import { openPglite, poolOver } from '../../../../server/platform/db/open';
import type { Schema } from '../../../../server/platform/db/schema';

/* A database of an earlier version, whose names were compared by their case alone. */

let db: Kysely<Schema>;
beforeAll(async () => {
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOver(await openPglite({})) }) });
  await migrate(db, { to: '0035-last-writes' });
  await sql`insert into grouper (id, name) values
    (1, 'São José'), (2, 'Sao Jose'), (3, ${'Sa\u0303o Jose\u0301'}), (4, 'Rede'), (5, 'Oﬁcina'), (6, 'Zona 1º'), (7, 'Zona 1°')`.execute(
    db,
  );
  await migrate(db, { to: '0062-folded-forms' });
  // As names were compared until then, these two look alike, and those of the zones do not.
  await sql`insert into grouper (id, name) values (8, 'Zona 22')`.execute(db);
  await sql`insert into grouper (id, name, looks_alike) values (9, 'Zona 2²', 9)`.execute(db);
  await migrate(db);
});
afterAll(() => db.destroy());

test('groups whose names look alike stay, are found, and no further ones come', async () => {
  const { rows } = await sql`select id, name_folded, looks_alike from grouper order by id`.execute(db);
  expect(rows).toEqual([
    { id: 1, name_folded: 'sao jose', looks_alike: 0 },
    { id: 2, name_folded: 'sao jose', looks_alike: 2 },
    { id: 3, name_folded: 'sao jose', looks_alike: 3 },
    { id: 4, name_folded: 'rede', looks_alike: 0 },
    { id: 5, name_folded: 'oficina', looks_alike: 0 },
    { id: 6, name_folded: 'zona 1o', looks_alike: 0 },
    { id: 7, name_folded: 'zona 1o', looks_alike: 7 },
    { id: 8, name_folded: 'zona 22', looks_alike: 0 },
    { id: 9, name_folded: 'zona 22', looks_alike: 0 },
  ]);
  for (const name of ['SÃO JOSÉ', 'Ｒｅｄｅ', 'Rеdе', 'Zona 2²', 'Zona 1°']) {
    await expect(db.insertInto('grouper').values({ id: 10, name }).execute()).rejects.toThrow('grouper_name');
  }
});

test.each([
  ['D\u00b4Ávila – “Sul”', `d'avila - "sul"`],
  ['АВЕЅІЈКМНОРСТУХ', 'abesijkmhopctyx'],
  ['Loja\u200b \u00a0 1\u00ad', 'loja 1'],
  ['№ 1° Nº 1 ½ 2²', 'no 1o no 1 \ue005 2\ue002'],
  ['株式会社', '株式会社'],
  ['Loja Łódź Æß', 'loja lodz aess'],
  ["''A'' ‟B", '"a" "b'],
])('the key of %j is %j', async (name, key) => {
  const { rows } = await sql<{ key: string }>`select name_key(${name}) as key`.execute(db);
  expect(rows[0]?.key).toBe(key);
});

test('what is plain ASCII is folded as before', async () => {
  const { rows } = await sql`select folded('Bem-Viver  (1)') as two, folded('BEM viver') as one`.execute(db);
  expect(rows).toEqual([{ two: 'bem-viver (1)', one: 'bem viver' }]);
});

test.each([
  'São  José',
  'Sa\u0303o\u00a0Jose\u0301',
  'Łódź Ñandú',
  'a\u200bb\u00adc',
  'ÀÉÎÕÜ Ç ř ő',
  'a\u2003b',
  '½ Nº',
  'Oﬁcina ﬂor ﬀ',
  'Ｏｆｉｃｉｎａ',
  'Loja 1º ²',
  'ŁÓDŹ Ørsted ŒUVRE Straße STRAẞE Æther',
  'ΟΔΟΣ Ρόδος',
  'МОСКВА Ёлка Їжак',
  'D´Ávila',
  'Zona 2° 3×4 Ŋŋ Əə Ɛɛ Ɔɔ Ɨɨ Ʉʉ',
  '％＿＼',
])('the database folds %j as the contract does', async (text) => {
  const { rows } = await sql<{ folded: string }>`select folded(${text}) as folded`.execute(db);
  expect(rows[0]?.folded).toBe(foldedText(text));
});
