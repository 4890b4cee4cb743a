import './fonts/inter.css';
import { reloadOnce } from './stale-code';
import { start } from './start';

window.addEventListener('vite:preloadError', reloadOnce);

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root');
await start(place);
