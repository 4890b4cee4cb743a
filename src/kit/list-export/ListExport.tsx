import { useContext } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { ScreenPath } from '../../../contract/access';
import { type ListExportCall, type ListFormat, listFormats } from '../../../contract/list-exports';
import { call } from '../../portal/client';
import { useIsPhone } from '../../ui/use-is-phone';
import { ExportMenu } from '../export/ExportMenu';
import { useStartExport } from '../export/use-exports';
import { useVisibleColumns } from '../list/columns';
import { SelectionContext } from '../list/use-selection';
import { exportRequest } from './export-request';

interface ListExportProps<Filter extends object> {
  operation: ListExportCall;
  screen: ScreenPath;
  /** The sorts of the list; any other one, which an address may name, is not sent. */
  sorts: readonly string[];
  /** The kept filter as the wire has it, where the list's own call sends another one than is kept. */
  wireFilter?: (kept: Filter) => object;
  /**
   * Columns that are always in the file, also where they are hidden on the screen, as the key that an import needs.
   */
  always?: readonly string[];
  /** What is selected, in the place of all that match. */
  selected?: boolean;
}

/**
 * LIST-14, LIST-15: the list as a file, whole: its filter, its sort and its visible columns, or the records that are
 * selected. Stands in a ListFrame; what runs is shown by the tray.
 */
export function ListExport<Filter extends object>(props: ListExportProps<Filter>) {
  const { operation, screen, sorts, wireFilter = (kept) => kept, always = [], selected = false } = props;
  const translate = useTranslate();
  const phone = useIsPhone();
  const { filterValues, sort } = useListContext();
  const visible = useVisibleColumns(screen.slice(1));
  const selection = useContext(SelectionContext)?.selection;
  const startExport = useStartExport();

  const exportAs = (format: ListFormat) => {
    const filter = wireFilter(filterValues as Filter);
    const body = exportRequest({
      format,
      filter,
      sort,
      sorts,
      columns: [...new Set([...visible, ...always])],
      selection: selected ? selection : undefined,
    });
    startExport({
      title: translate(`screens.${screen}.title`),
      name: screen.slice(1),
      format,
      key: JSON.stringify([operation.name, body]),
      requestFile: (signal) => call(operation, { body: body as never, signal }),
    });
  };
  return (
    <ExportMenu formats={listFormats} onExport={exportAs} quiet={selected} compact={phone && !selected} />
  );
}
