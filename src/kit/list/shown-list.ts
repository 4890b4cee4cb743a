import { createContext, useContext } from 'react';
import type { ScreenPath } from '../../../contract/access';
import type { ListExportCall } from '../../../contract/list-exports';
import type { OwnTexts } from '../../../i18n/catalogue';
import type { ListFilter } from './list-filter';

/** The texts of a list are an area's, or a part of them. */
export type ListTexts = OwnTexts | `${OwnTexts}.${string}`;

/** A list describes itself by this to whatever works on all of it: its file, its import, bulk work. */
export interface ShownList {
  /** The address of its screen, which names its resource on the server too. */
  screen: ScreenPath;
  /** Key of its texts: `table` (its name), `count` ("48 banks"), `empty`, `failed` and its `columns`. */
  texts: ListTexts;
  /** The sorts of the list; any other one, which an address may name, is not sent. */
  sorts: readonly string[];
  filters: readonly ListFilter[];
  /** The call that makes a file of it. */
  exports?: ListExportCall | undefined;
  /** Columns that are always in its file, also where they are hidden on the screen, as the key that an import needs. */
  alwaysExported?: readonly string[] | undefined;
  /** Makes the filter of the wire from the kept one, where the two differ. */
  wireFilter: (kept: object) => object;
}

export const ShownListContext = createContext<ShownList | null>(null);

/** The list of the frame around. */
export function useShownList(): ShownList {
  const list = useContext(ShownListContext);
  if (list === null) throw new Error('There is no list around');
  return list;
}
