import type { Place } from '../../contract/place';
import { editPath, filteredPath, type ListPath } from './paths';

/** The address to which a name or a button of the list leads. */
export function placePath({ screen, record, tab, filter }: Place): string {
  if (record !== undefined) return editPath(screen, record);
  const path: ListPath = tab === undefined ? screen : `${screen}/${tab}`;
  return filter === undefined ? path : filteredPath(path, filter);
}
