import { type Identifier, useListContext, useTranslate } from 'react-admin';
import type { ScreenPath } from '../../../contract/access';
import { type ListExportCall, type ListFormat, listFormats } from '../../../contract/list-exports';
import { useIsPhone } from '../../layout/use-is-phone';
import { call } from '../../portal/client';
import { ExportMenu } from '../export/ExportMenu';
import { useStartExport } from '../export/use-exports';
import { exportRequest } from './export-request';

interface ListExportProps<Filter extends object> {
  operation: ListExportCall;
  screen: ScreenPath;
  /** What the list may be sorted by; another order, as an address may name one, is not asked for. */
  sorts: readonly string[];
  /** The kept filter as the wire has it, where the list's own call sends another one than is kept. */
  wireFilter?: (kept: Filter) => object;
  /** The visible ones, in their order, by the names of the contract; absent: all that there are. */
  columns?: readonly string[];
  /** Only these records; absent or none: all that match. */
  selectedIds?: readonly Identifier[];
}

/**
 * LIST-14, LIST-15: the list as a file, whole: its filter, its sort and its columns, or the records that are selected.
 * Stands in the toolbar of a ListFrame; what runs is shown by the tray.
 */
export function ListExport<Filter extends object>({
  operation,
  screen,
  sorts,
  wireFilter,
  columns,
  selectedIds = [],
}: ListExportProps<Filter>) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const { filterValues, sort } = useListContext();
  const startExport = useStartExport();
  const count = selectedIds.length;

  const exportAs = (format: ListFormat) => {
    const filter = wireFilter === undefined ? filterValues : wireFilter(filterValues as Filter);
    const body = exportRequest({
      format,
      filter,
      sort,
      sorts,
      columns,
      ids: count > 0 ? selectedIds : undefined,
    });
    startExport({
      title: translate(`screens.${screen}.title`),
      name: screen.slice(1),
      format,
      key: JSON.stringify([operation.name, body]),
      ask: (signal) => call(operation, { body: body as never, signal }),
    });
  };
  return (
    <ExportMenu
      compact={phone}
      formats={listFormats}
      onExport={exportAs}
      {...(count > 0 && { label: translate('exports.selected', { smart_count: count }) })}
    />
  );
}
