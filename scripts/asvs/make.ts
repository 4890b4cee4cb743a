import { writeFileSync } from 'node:fs';
import { asvsPage, PAGE } from './page';

/* `npm run asvs`: writes docs/security/asvs.md anew. */

writeFileSync(PAGE, asvsPage());
