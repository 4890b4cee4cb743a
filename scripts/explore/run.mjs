import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { ensureBuilt, ensureInstalled } from '../prepare.mjs';

/* `npm run explore -- --minutes 60 --person 20000002`: Bombadil walks the console by chance. */

ensureInstalled();
ensureInstalled(join('scripts', 'explore'));
ensureBuilt();
register();
await import('./main.ts');
