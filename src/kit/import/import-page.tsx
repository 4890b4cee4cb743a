import type { ComponentType } from 'react';
import type { ImportResource } from '../../../contract/imports';
import type { OwnTexts } from '../../../i18n/catalogue';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { ImportPageProps } from './ImportPage';

/**
 * The import of a screen's records: fetched when somebody opens it, because few visits do.
 * @param texts the area's own, whose `importTitle` is the heading of the page
 */
export function importPage(
  resource: ImportResource,
  texts: OwnTexts,
  { people = false } = {},
): ComponentType {
  const Page = lazyNamed<'ImportPage', ImportPageProps>(
    () => import('./ImportPage'),
    'ImportPage',
    'imports',
    texts,
  );
  return () => <Page resource={resource} title={`${texts}.importTitle`} people={people} />;
}
