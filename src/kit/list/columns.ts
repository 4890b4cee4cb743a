import { Children, createContext, isValidElement, type ReactNode, useContext } from 'react';
import { useStore } from 'react-admin';
import { hiddenColumnsKey } from '../../session/kept-lists';

/** A column that can be hidden: the field that it shows and the key of its heading. */
export interface ChoosableColumn {
  source: string;
  label: string;
}

/** The columns of a list and those that are hidden now. */
interface ListColumns {
  resource: string;
  all: readonly ChoosableColumn[];
  hidden: readonly string[];
}

export const ColumnsContext = createContext<ListColumns | null>(null);

/** The columns of records; what has only buttons is none. */
export function columnsOf(columns: ReactNode): ChoosableColumn[] {
  return Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<ChoosableColumn & { className?: string }>(column)) return [];
    const { source, label, className } = column.props;
    return className === 'actions' ? [] : [{ source, label }];
  });
}

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
