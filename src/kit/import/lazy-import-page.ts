import { lazy } from 'react';

/** The import of a screen's records: fetched when somebody opens it, because few visits do. */
export const ImportPage = lazy(() =>
  import('./ImportPage').then(({ ImportPage: Page }) => ({ default: Page })),
);
