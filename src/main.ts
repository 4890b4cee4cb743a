import { open } from './first-sight/open';
import { reloadOnce } from './stale-code';

// Small, because the console itself is still on its way when this runs (vite.first-sight.ts).
window.addEventListener('vite:preloadError', reloadOnce);

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root');
await open(place);
