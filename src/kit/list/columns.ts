import { createContext, useContext } from 'react';
import { type RaRecord, useStore } from 'react-admin';
import { hiddenColumnsKey } from '../../session/kept-lists';
import type { ListColumns } from './ListColumn';

/** A column that can be hidden: the field that it shows and the key of its heading. */
export interface ChoosableColumn {
  source: string;
  label: string;
}

/** The columns of a list and those that are hidden now. */
interface ShownColumns {
  resource: string;
  all: readonly ChoosableColumn[];
  hidden: readonly string[];
}

export const ColumnsContext = createContext<ShownColumns | null>(null);

/** The columns of records; what has only buttons is none. */
export const columnsOf = <Row extends RaRecord>(columns: ListColumns<Row>): ChoosableColumn[] =>
  columns
    .filter(({ props: { source } }) => source !== 'actions')
    .map(({ props: { source, label } }) => ({ source, label }));

/** The hidden columns of a list, which react-admin's table keeps under the same name. */
export function useHiddenColumns(resource: string, initially: readonly string[]) {
  return useStore<string[]>(hiddenColumnsKey(resource), [...initially]);
}

/** The sources of the columns that are shown, in their order. Works within the ListFrame of the resource. */
export function useVisibleColumns(resource: string): string[] {
  const columns = useContext(ColumnsContext);
  if (columns?.resource !== resource) throw new Error(`There is no list of ${resource} around`);
  return columns.all.map(({ source }) => source).filter((source) => !columns.hidden.includes(source));
}
