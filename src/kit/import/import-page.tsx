import type { ComponentType } from 'react';
import type { ImportResource } from '../../../contract/import-columns';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { ImportPageProps } from './ImportPage';

/** The import of a screen's records: fetched when somebody opens it, because few visits do. */
export function importPage(resource: ImportResource, { people = false } = {}): ComponentType {
  const Page = lazyNamed<'ImportPage', ImportPageProps>(
    () => import('./ImportPage'),
    'ImportPage',
    'imports',
  );
  return () => <Page resource={resource} people={people} />;
}
