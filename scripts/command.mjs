import { ensureBuilt, ensureInstalled, fail } from './prepare.mjs';

/* `npm run load -- …` and its like: a built command of the server, with the arguments that follow its name. */

const [name] = process.argv.splice(2, 1);
if (name === undefined) fail('Which command?');
ensureInstalled();
ensureBuilt();
await import(`../dist/server/${name}.js`);
