import { register } from 'tsx/esm/api';
import { ensureBuilt, ensureInstalled } from '../prepare.mjs';

/* `npm run machines`: everything that docs/operations.md puts on several machines, on this one, in a folder. */

ensureInstalled();
ensureBuilt();
register();
await import('./main.ts');
