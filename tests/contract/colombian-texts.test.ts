import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { overlay } from '../../i18n/overlay';

/** Every call of `overlay`, as the catalogues make it. */
const calls = vi.hoisted((): { texts: object; differing: object; merged: object }[] => []);

vi.mock(import('../../i18n/overlay'), async (original) => {
  const real = await original();
  const recorded: typeof overlay = (texts, differing) => {
    const merged = real.overlay(texts, differing);
    calls.push({ texts, differing, merged });
    return merged;
  };
  return { overlay: recorded };
});

const root = join(import.meta.dirname, '..', '..');
const gathering = ['frame.ts', 'server.ts', 'texts.ts'];
const areas = readdirSync(join(root, 'i18n', 'co'), { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !gathering.includes(file),
);

/** Tells what is compared with the files that gather it. */
const isGathered = (file: string, name: string) =>
  file.startsWith('own/') && ['screens', 'trail'].includes(name);

/** Texts by where they are, `users.ts: users.form.login`. */
async function areasOf(language: 'co' | 'es'): Promise<Map<string, string>> {
  const found = await Promise.all(
    areas.map(async (file) => {
      const area: object = await import(/* @vite-ignore */ `${root}/i18n/${language}/${file}`);
      const texts = Object.entries(area).filter(([name]) => !isGathered(file, name));
      return textsOf(Object.fromEntries(texts), `${file}: `);
    }),
  );
  return new Map(found.flat());
}

const co = await areasOf('co');
const es = await areasOf('es');

function textsOf(branch: object, prefix = ''): [string, string][] {
  return Object.entries(branch).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value as object, `${prefix}${key}.`),
  );
}

/**
 * What Mexicans say and Colombians do not, each as a whole word: a text that is not in the overlay is the Mexican one,
 * and these must not be in it. In brackets is what Colombians say.
 */
const mexican = [
  // Papers, offices and money: cédula, COP, and a full stop between thousands.
  ['RFC', 'CURP', 'CLABE', 'CFDI', 'INE', 'SAT', 'SPEI', 'MXN', 'mexican[oa]s?', '\\d+,\\d{3}'],
  // Addresses (barrio, oficina, departamento, resto del país).
  ['colonias?', 'sucursal(es)?', 'entidad federativa', 'República', 'México'],
  // Things (referencia, estado, valor, aliado, registro, período, computador, fila, tilde).
  ['folios?', 'estatus', 'importes?', 'socios?', 'bitácoras?', 'periodos?'],
  ['computadoras?', 'renglón', 'renglones', 'acentos?'],
  // What is done (ingresar, registrar, retirar, oprimir, escribir, diligenciar, volver, restringir, superar).
  ['capt[uú]r\\p{L}+', 'altas?', 'bajas?', 'presi[oó]n\\p{L}+', 'tecl[eé]\\p{L}*', 'llen[ae]n?'],
  ['regr[eé]s\\p{L}+', 'ac[oó]t\\p{L}+', 'reb[aá]s\\p{L}+', 'br[ií]nc\\p{L}+'],
  // To sign in is "ingresar"; the sign-in itself may be "el inicio de sesión".
  ['inici(?:a|ar|e|ó|ará|ando) sesión', 'atención a clientes'],
].flat();

const spokenInMexico = new RegExp(`(?<![\\p{L}\\d])(?:${mexican.join('|')})(?![\\p{L}\\d])`, 'giu');

/** Where such a word is allowed: the place, the words around it, and why. */
const exceptions = [
  ['session.ts: session.languages.es', 'México', 'the other language by its name'],
  ['shell.ts: shell.languages.es', 'México', 'the other language by its name'],
  ['manuals/co/10-sign-in.md', 'español de México', 'the other language by its name'],
  ['manuals/co/40-files.md', 'español de México', 'the other language by its name'],
  ['manuals/co/70-lists-as-files.md', 'importe ese archivo', 'to import, no amount'],
] as const;

/** The Mexican words in texts, each with its place. */
function mexicanIn(texts: Iterable<readonly [place: string, text: string]>): string[] {
  return [...texts].flatMap(([place, text]) => {
    const rest = exceptions
      .filter(([where]) => where === place)
      .reduce((left, [, phrase]) => left.replace(phrase, ''), text);
    return (rest.match(spokenInMexico) ?? []).map((word) => `${place}: ${word}`);
  });
}

const folder = (path: string, end: string) =>
  readdirSync(join(root, path))
    .filter((file) => file.endsWith(end))
    .map((file): [string, string] => [`${path}/${file}`, readFileSync(join(root, path, file), 'utf8')]);

const read = new Map([...folder('manuals/co', '.md'), ...folder('public/videos', '.co.vtt')]);

test('SHELL-21 no Mexican word falls through into a Colombian text', () => {
  expect(co.size).toBeGreaterThan(1000);
  expect(mexicanIn(co)).toEqual([]);
});

test('SHELL-21 no Mexican word is in the Colombian manuals and captions', () => {
  expect(read.size).toBeGreaterThan(13);
  expect(mexicanIn(read)).toEqual([]);
});

test('every exception among the Mexican words is needed', () => {
  const needless = exceptions.filter(
    ([place, phrase]) => !(co.get(place) ?? read.get(place) ?? '').includes(phrase),
  );
  expect(needless).toEqual([]);
});

test('the list of Mexican words finds them where they are', () => {
  const found = mexicanIn(es).map((line) => line.slice(line.lastIndexOf(' ') + 1).toLowerCase());
  const some = ['rfc', 'folio', 'estatus', 'importe', 'sucursal', 'capture', 'clientes', '20,000'];
  for (const word of some) expect(found).toContain(word);
});

test('SHELL-21 Colombian texts are the Mexican ones, in their order, but for some', () => {
  expect([...co.keys()]).toEqual([...es.keys()]);
  const own = [...co].filter(([place, text]) => es.get(place) !== text).length;
  expect(own).toBeGreaterThan(200);
  expect(own).toBeLessThan(co.size / 2);
});

test('an overlay holds what differs and nothing else', () => {
  expect(calls.length).toBeGreaterThan(25);
  const merged = new Set(calls.map((call) => call.merged));
  const repeated = calls.flatMap(({ texts, differing }) => repeats(texts, differing, merged));
  // These say what another area says, by its own words, whatever they come to be.
  expect(repeated.toSorted()).toEqual([
    'beyondScope',
    'ra.message.invalid_form',
    'ra.navigation.no_filtered_results',
    'ra.notification.canceled',
  ]);
});

/** The places of an overlay that say what stands there anyway; an area within an area is looked at by itself. */
function repeats(texts: object, differing: object, areas: ReadonlySet<object>, prefix = ''): string[] {
  const theirs = new Map<string, unknown>(Object.entries(texts));
  return Object.entries(differing).flatMap(([key, own]: [string, string | object]) => {
    const place = prefix + key;
    if (typeof own === 'string') return theirs.get(key) === own ? [place] : [];
    return areas.has(own) ? [] : repeats(theirs.get(key) as object, own, areas, `${place}.`);
  });
}
