import { register } from 'tsx/esm/api';
import { ensureBuilt, ensureInstalled } from '../scripts/prepare.mjs';

/* `npm run bench`: the built server, measured against what its database and Node.js allow (docs/performance.md). */

ensureInstalled();
ensureBuilt();
register();
await import('./main.ts');
