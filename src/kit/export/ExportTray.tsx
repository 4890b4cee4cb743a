import { Suspense } from 'react';
import { lazyNamed } from '../../ui/code/lazy-named';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { useExportEntries } from './use-exports';

const ExportEntries = lazyNamed(() => import('./ExportEntries'), 'ExportEntries');

/** The exports that run and those that failed, on every page. It is there as long as there are any. */
export function ExportTray() {
  if (useExportEntries().length === 0) return null;
  return (
    <PartBoundary>
      <Suspense>
        <ExportEntries />
      </Suspense>
    </PartBoundary>
  );
}
