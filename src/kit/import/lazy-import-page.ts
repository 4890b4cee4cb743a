import { lazyNamed } from '../../ui/code/lazy-named';

/** The import of a screen's records: fetched when somebody opens it, because few visits do. */
export const ImportPage = lazyNamed(() => import('./ImportPage'), 'ImportPage', 'imports');
