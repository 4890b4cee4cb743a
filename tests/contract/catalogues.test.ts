import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { screens } from '../../contract/access';
import type { Language } from '../../contract/languages';
import { loadCatalogue } from '../../i18n';
import type { Catalogue } from '../../i18n/catalogue';

type Texts = Map<string, string>;

function textsOf(branch: object, prefix = ''): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value as object, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/%\{[^}]*\}/g))].sort();

const english = await loadCatalogue('en');
const model: Texts = new Map(textsOf(english));

describe.each<Language>(['en', 'co', 'es', 'pt'])('%s', async (language) => {
  const catalogue: Catalogue = await loadCatalogue(language);
  const texts: Texts = new Map(textsOf(catalogue));

  test('SHELL-21 every text exists in every language, and none is empty', () => {
    expect([...texts.keys()].sort()).toEqual([...model.keys()].sort());
    const empty = [...texts].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  test('SHELL-21 a text of ours has the same placeholders in every language', () => {
    const others = [...texts]
      .filter(([key]) => !key.startsWith('ra.')) // react-admin's own have a test of their own
      .filter(([key, text]) => placeholders(text).join() !== placeholders(model.get(key) ?? '').join())
      .map(([key]) => key);
    expect(others).toEqual([]);
  });

  test('ERR-01 no text of a failure holds a colon', () => {
    expect(textsOf(catalogue.errors).filter(([, text]) => text.includes(':'))).toEqual([]);
  });

  test('SHELL-21 every screen of the access table has a title and an entry', () => {
    expect(Object.keys(catalogue.screens).sort()).toEqual(screens.map(({ path }) => path).sort());
  });
});

test('SHELL-21 Colombian and Mexican Spanish are two languages', async () => {
  const co = new Map(textsOf(await loadCatalogue('co')));
  const es = textsOf(await loadCatalogue('es'));
  expect(es.filter(([key, text]) => co.get(key) !== text).length).toBeGreaterThan(20);
});

/* Principle 9 of the decisions: what the specifications quote stands verbatim in its language. */
test.each<[Language, (catalogue: Catalogue) => string, string]>([
  ['pt', ({ shell }) => shell.notAuthorized.title, 'Página não autorizada'],
  ['en', ({ shell }) => shell.notAuthorized.title, 'Page not authorized'],
  ['co', ({ shell }) => shell.notAuthorized.title, 'Página no autorizada'],
  ['es', ({ shell }) => shell.notAuthorized.title, 'Página no autorizada'],
  ['en', ({ shell }) => shell.unverified.title, 'Could not verify your session.'],
  ['en', ({ errors }) => errors.languageNotFound, 'Language code not found.'],
  ['en', ({ errors }) => errors.unexpected, 'Something unexpected happened. Try again.'],
  ['en', ({ errors }) => errors.notProcessed, 'The request could not be processed.'],
  ['en', ({ errors }) => errors.canceled, 'Request canceled.'],
  ['en', ({ errors }) => errors.timeout, 'The server did not respond in time.'],
  ['en', ({ errors }) => errors.reload, 'Reload the page and try again.'],
  ['en', ({ errors }) => errors.list, 'Error loading list!'],
  ['en', ({ errors }) => errors.filters, 'Error loading filters!'],
  ['en', ({ errors }) => errors.noData, 'No data for this filter.'],
  ['en', ({ errors }) => errors.form, 'The form has errors.'],
  ['en', ({ errors }) => errors.unsaved, 'There are unsaved changes. Leave anyway?'],
])('SHELL-21 what is quoted stands verbatim (%s)', async (language, pick, quoted) => {
  expect(pick(await loadCatalogue(language))).toBe(quoted);
});

test.each<[Language, string, string]>([
  ['pt', 'portal-login-required/rfc-passw', 'Usuário e/ou senha não informados'],
  ['co', 'portal-login-required/rfc-passw', 'Usuario y/o contraseña no ingresados'],
  ['es', 'portal-login-required/rfc-passw', 'Usuario y/o contraseña no ingresados'],
  ['en', 'portal-login-confirm/robot', 'Confirm that you are not a robot'],
  ['pt', 'portal-login-confirm/robot', 'Confirme que você não é um robô'],
  ['co', 'portal-login-confirm/robot', 'Confirme que no es un robot'],
  ['es', 'portal-login-confirm/robot', 'Confirme que no es un robot'],
])('LOG-08 messages that are named by their key stand verbatim (%s, %s)', async (language, key, quoted) => {
  const texts = new Map(textsOf(await loadCatalogue(language)));
  expect(texts.get(key)).toBe(quoted);
});

const root = join(import.meta.dirname, '..', '..');

/** All texts of a language: catalogues, the public pages, the manuals and the captions of the videos. */
const places = (language: Language) =>
  [
    [`i18n/${language}`, '.ts'],
    [`i18n/${language}/own`, '.ts'],
    ['src/sign-in/texts', `${language}.ts`],
    [`manuals/${language}`, '.md'],
    ['public/videos', `.${language}.vtt`],
  ] as const;

/** Mexico says "reporte" where Colombia says "informe". */
test.each<[Language, RegExp, RegExp]>([
  ['co', /\binformes?\b/i, /\breportes?\b/i],
  ['es', /\breportes?\b/i, /\binformes?\b|\bextractos?\b/i],
])('SHELL-21 everybody calls a report by one word (%s)', (language, word, other) => {
  const texts = places(language).map(([folder, end]) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(end))
      .map((file) => ({ file, text: readFileSync(join(root, folder, file), 'utf8') })),
  );
  for (const found of texts) expect(found).not.toEqual([]);
  const naming = (searched: RegExp) => texts.flat().filter(({ text }) => searched.test(text));
  expect(naming(other).map(({ file }) => file)).toEqual([]);
  expect(naming(word).length).toBeGreaterThan(10);
});
