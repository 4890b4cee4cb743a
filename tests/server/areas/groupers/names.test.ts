import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importer } from '../../engines/imports/import';
import { form, type GroupersOffice, openGroupersOffice } from './groupers-office';

/* Groups give access: no two have names that people could take for one another. */

let office: GroupersOffice;
beforeAll(async () => {
  office = await openGroupersOffice();
  expect((await office.save(form(null, 'Lojas São José', ['0001']))).status).toBe(200);
});
afterAll(() => office.close());

const ALIKE = [
  ['another case', 'LOJAS SÃO JOSÉ'],
  ['decomposed accents', 'Lojas Sa\u0303o Jose\u0301'],
  ['no accents', 'Lojas Sao Jose'],
  ['a no-break space', 'Lojas\u00a0São José'],
  ['two blanks', 'Lojas  São José'],
  ['Cyrillic letters', 'Lоjаs São Jоsé'],
  ['Greek letters', 'Lοjas São Jοsé'],
  ['full-width letters', 'Ｌｏｊａｓ São José'],
  ['bold letters of mathematics', '𝐋𝐨𝐣𝐚𝐬 São José'],
] as const;

describe('a name that looks like another', () => {
  test.each(ALIKE)('GRP-07 is refused by the form: %s', async (what, name) => {
    const { status, body } = await office.save(form(null, name, ['0001']));
    // With other letters than Latin ones it needs no other name to look like.
    const foreign = /^(Cyrillic|Greek|full-width|bold)/.test(what);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([foreign ? 400 : 409, ['name']]);
  });

  test.each(ALIKE)('GRP-07 is refused by the database: %s', async (_what, name) => {
    const insert = office.database.db.insertInto('grouper').values({ id: 900, name }).execute();
    await expect(insert).rejects.toMatchObject({ code: '23505' });
  });

  test.each(ALIKE)('is the same group in a file, which says so: %s', async (_what, name) => {
    const files = importer(office.portal, office.tokens.administrator, 'agrupadores');
    const { batch, counts } = await files.looked([{ name, establishments: '0001' }]);
    expect(counts).toMatchObject({ create: 0, change: 0, unchanged: 1, error: 0 });
    const [row] = await files.rows(batch);
    const same = name.replace(/\s+/g, ' ').normalize('NFC') === 'Lojas São José';
    expect(row?.warnings.map(({ text }) => text)).toEqual(
      same ? [] : ['Not the exact name. Read as: Lojas São José.'],
    );
  });

  test.each(['Lojas São José\u200b Sul', 'Lo\u00adjas', 'Rede\u3164'])(
    'GRP-07 invisible characters are refused: %j',
    async (name) => {
      const { status, body } = await office.save(form(null, name, ['0001']));
      expect([status, body.fields?.name]).toEqual([
        400,
        'The name contains a line break or another invisible character.',
      ]);
    },
  );

  describe.each([
    ['small capitals', 'Lojas ꜱᴜʟ'],
    ['a small capital in a word', 'Lojas Sᴜl'],
    ['a line for boxes', 'Lojas │ Sul'],
    ['a sign of mathematics', 'Lojas ∣ Sul'],
    ['the letter of a click', 'Lojas ǀ Sul'],
    ['a narrow line', 'Lojas ￨ Sul'],
    ['an ornament', 'Lojas ❘ Sul'],
    ['a letter that stands alone', 'Lojas ӏ'],
    ['Lisu letters', 'ꓡꓳꓙꓮ'],
    ['a digit of another script', 'Lojas \u0661'],
    ['a dotless letter', 'Loȷas'],
    ['a Cyrillic letter in a word', 'Rede Suӏ'],
    ['a Lisu letter in a word', 'Rede ꓢul'],
    ['a Cherokee letter in a word', 'Rede Ꮪul'],
    ['an Armenian letter in a word', 'Rede Տul'],
    ['a Greek letter in a word', 'Νorte'],
    ['a Greek word', 'Lojas ηο'],
    ['a lone Greek letter', 'Lojas Ϳ'],
    ['Cyrillic letters', 'VI ѴІ'],
    ['Kana', 'A ー B'],
    ['Hangul', 'Lojas 이'],
    ['an Oriya letter', 'Lojas ଠ'],
    ['a Hebrew hyphen', 'A־B'],
    ['a hyphen of lists', 'C⁃S'],
    ['a slash of fractions', 'N⁄S'],
    ['a point of dictionaries', 'A ‧ B'],
    ['an Armenian apostrophe', '՚A՚'],
    ['an Arabic comma', 'Norte، Sul'],
    ['a low quote as a comma', 'Norte‚ Sul'],
    ['an Arabic asterisk', 'Lojas ٭'],
    ['a root', '√ Norte'],
    ['a place for a picture to come', 'Zona \u{1f0af}'],
    ['a struck letter of two characters', 'L\u20d2uz'],
  ])('GRP-07 what no Latin text has is refused: %s', (_what, name) => {
    const SENTENCE =
      'The name has a letter that is not Latin, or an unusual sign. Type it with the letters and signs of your keyboard.';

    test('by the form', async () => {
      const { status, body } = await office.save(form(null, name, ['0001']));
      expect([status, body.fields]).toEqual([400, { name: SENTENCE }]);
    });

    test('by an import', async () => {
      const files = importer(office.portal, office.tokens.administrator, 'agrupadores');
      const { batch, counts } = await files.looked([{ name, establishments: '0001' }]);
      expect(counts).toMatchObject({ create: 0, error: 1 });
      const [row] = await files.rows(batch);
      expect(row?.problems.map(({ text }) => text)).toEqual([SENTENCE]);
    });
  });

  test('GRP-07 a name of before stays when the establishments change', async () => {
    await office.database.db.insertInto('grouper').values({ id: 800, name: 'Lojas │ Norte' }).execute();
    await office.database.db
      .insertInto('grouper_establishment')
      .values({ grouper_id: 800, establishment_code: '0001' })
      .execute();
    const save = (name: string, version: number) =>
      office.save(form(800, name, ['0001', '0002'], { version }));
    expect((await save('Lojas │ Norte', 1)).status).toBe(200);
    expect((await save('Lojas │ Nordeste', 2)).status).toBe(400);
  });

  test.each([
    'Loja 3ª Avenida',
    'São João d’El-Rei',
    'Łódź | Œuvre (1) – ½ 😀 nº 5 👩‍👧 🇧🇷 ❤️',
    'Știri Đức Ñandú ɨ',
    'Hawaiʻi Niʼihau',
    'Chꞌol',
    '“Norte” «Sul» … • € £ ¥ ® © ™ ¡Sí! ¿No? §',
    'D´Ávila 2×1',
    'Straße Þing Ŋ',
    'Oﬁcina',
  ])('GRP-07 what people write in Latin letters is a name: %s', async (name) => {
    expect((await office.save(form(null, name, ['0001']))).status).toBe(200);
  });

  test.each([
    ['Zona 1º', 'Zona 1°'],
    ['Nº 1', 'N° 1'],
    ['Rep 2x1', 'Rep 2×1'],
    ['Rep 3x1', 'Rep 3✖1'],
    ['"A" Sul', "''A'' Sul"],
    ['"B" Sul', '“B” Sul'],
    ["'C' Sul", '‘C’ Sul'],
    ["D'Ouro", 'D´Ouro'],
    ['E’Ouro', 'Eꞌouro'],
    ['Fʻouro', "F'ouro"],
    ['C-S', 'C—S'],
    ['D-S', 'D\u2011S'],
    ['D·S', 'D•S'],
    ['Delta', 'Đelta'],
    ['Ðeltas', 'Đeltas'],
    ['Luz', 'Łuz'],
    ['Osso', 'Øsso'],
    ['Ilha', 'ılha'],
    ['Nota', 'Ŋota'],
    ['Caesar', 'Cæsar'],
    ['Rua Strasse', 'Rua Straße'],
    ['Porto', 'Þorto'],
    ['S…N', 'S...N'],
    ['Mais +', 'Mais ➕'],
  ])('GRP-07 of two that look alike only one can be: %s, %s', async (one, other) => {
    expect((await office.save(form(null, one, ['0001']))).status).toBe(200);
    expect((await office.save(form(null, other, ['0001']))).status).toBe(409);
  });

  test('GRP-07 new names look like none that groups of before have in other letters', async () => {
    await office.database.db.insertInto('grouper').values({ id: 7001, name: 'ЗА N⁄S' }).execute();
    expect((await office.save(form(null, '3A N/S', ['0001']))).status).toBe(409);
  });

  test('GRP-07 what differs for a person is another group', async () => {
    for (const name of [
      'Lojas São José 2',
      'Lojas São-José',
      'Lojas Säo Josés',
      'Rep Zona 22',
      'Rep Zona 2²',
      'Rep Zona 2³',
      'Rep Zona 11/2',
      'Rep Zona 1½',
    ]) {
      expect((await office.save(form(null, name, ['0001']))).status, name).toBe(200);
    }
  });

  test('a name is stored in one form, and found whatever form is searched', async () => {
    const { body } = await office.save(form(null, 'Rede\u00a0 Mac\u0327a\u0303', ['0001']));
    expect(body.name).toBe('Rede Maçã');
    for (const ecAssociatorName of ['maçã', 'Mac\u0327a\u0303', 'rede\u00a0maca', 'RE\u00adDE  MACA']) {
      const { body: found } = await office.list({ ecAssociatorName });
      expect(found.content.map(({ nome }: { nome: string }) => nome)).toEqual(['Rede Maçã']);
    }
  });
});
