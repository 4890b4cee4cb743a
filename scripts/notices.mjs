import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import standard from 'spdx-license-list/full.js';
import { delivered, licenceOf, nameOf } from './check-dependencies.mjs';
import { root } from './prepare.mjs';

/** Files in which packages bring their licences and what else has to be delivered with them. */
const LICENCE_FILE = /^(licen[cs]es?|copying|notice|third-?party-?notices?)\b[^/]*$/i;
const CODE = /\.(c|m)?[jt]sx?$/;

/** The chapter of a README that some packages have instead of such a file. */
const CHAPTER = /^#+\s*licen[cs](?:e|ing)\s*$[^]*?copyright[^]*/im;

/** Not a package, and delivered: the fonts that PDF files are written in. */
const FONTS = {
  title: 'Inter, the typeface of PDF files (OFL-1.1)',
  file: 'packages/table-files/fonts/LICENSE',
};

/**
 * The notices of all that others wrote and that is delivered, in the server or in the console's files: each package
 * with its version, its licence and the text of it. Packages of one text share it.
 * @param {import('./check-dependencies.mjs').Packages} packages of the lock file
 * @returns {string}
 */
export function notices(packages) {
  /** @type {Map<string, Set<string>>} the titles of each text */
  const byText = new Map();
  const add = (title, text) => byText.set(text, (byText.get(text) ?? new Set()).add(title));
  for (const [place, entry] of delivered(packages)) {
    const licence = licenceOf(place, entry);
    add(`${nameOf(place)} ${entry.version} (${licence})`, textOf(place, entry, licence));
  }
  add(FONTS.title, read(join(root, FONTS.file)));
  const parts = [...byText].map(([text, titles]) => `${[...titles].join('\n')}\n\n${text}`);
  return ['What others wrote and what is delivered with Cofre, each with its licence.', ...parts, ''].join(
    `\n\n${'='.repeat(80)}\n\n`,
  );
}

/** Packages for one kind of machine are not installed on others, where the notices have to say the same. */
function textOf(place, { os, cpu }, licence) {
  const folder = join(root, place);
  const own = os || cpu || !existsSync(folder) ? [] : textsIn(folder);
  return own.length > 0 ? own.join('\n\n') : standardText(licence);
}

/** @param {string} folder */
function textsIn(folder) {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  const files = names.filter((name) => LICENCE_FILE.test(name) && !CODE.test(name)).sort();
  if (files.length > 0) return files.map((name) => read(join(folder, name)));
  return names
    .filter((name) => /^readme(\.|$)/i.test(name))
    .flatMap((name) => CHAPTER.exec(read(join(folder, name)))?.[0] ?? []);
}

/** The texts of an expression as `Apache-2.0 AND MIT`, where a package brings none. @param {string} licence */
function standardText(licence) {
  return licence
    .split(/\s+(?:AND|OR)\s+|[()]/)
    .filter((id) => id !== '')
    .map((id) => {
      const text = standard[id]?.licenseText;
      if (text === undefined) throw new Error(`No text of the licence ${id} is known`);
      return trimmed(text);
    })
    .join('\n\n');
}

/** @param {string} file */
const read = (file) => trimmed(readFileSync(file, 'utf8'));

/** @param {string} text */
const trimmed = (text) => text.replaceAll(/\r\n?/g, '\n').trim();
