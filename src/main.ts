import { open } from './first-sight/open';
import { followTranslation } from './page-translation';
import { lookAtStorage } from './session/storage-kept';
import { reloadOnce } from './stale-code';
import { onCodeFailure } from './ui/code/fetch-files';

// Small, because the console itself is still on its way when this runs (vite.first-sight.ts).
onCodeFailure(reloadOnce);
followTranslation();

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root');
lookAtStorage();
await open(place);
