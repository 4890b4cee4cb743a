import { existsSync } from 'node:fs';
import { fail } from '../prepare.mjs';
import { readNames, writeFiles } from './fill.mjs';

/* `npm run machines:files -- NAMES FOLDER`: the files of all machines, as docs/operations.md says. */

const [names, folder] = process.argv.slice(2);
if (names === undefined || folder === undefined)
  fail('Usage: npm run machines:files -- NAMES FOLDER (a copy of deploy/machines/names.json; a new folder)');
if (!existsSync(names)) fail(`${names} is not there. Copy deploy/machines/names.json and put your names in.`);
if (existsSync(folder)) fail(`${folder} is there already: what is in it may run somewhere.`);
try {
  writeFiles(readNames(names), folder);
} catch (error) {
  fail(`${names}: ${error instanceof Error ? error.message : 'nobody can read it'}`);
}
console.log(
  `The files are in ${folder}. Secrets that were empty are now in ${names}: keep it, and keep it to yourself.`,
);
