import { useContext } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { type ScreenPath, screens } from '../../../contract/access';
import { type ListFormat, listFormats } from '../../../contract/list-exports';
import { call } from '../../portal/client';
import { useIsPhone } from '../../ui/use-is-phone';
import { ExportMenu } from '../export/ExportMenu';
import { useStartExport } from '../export/use-exports';
import { useVisibleColumns } from '../list/columns';
import { useShownList } from '../list/shown-list';
import { SelectionContext } from '../list/use-selection';
import { exportRequest } from './export-request';

/** Whether its rows come back by an import, so that they may leave to be edited (decision 118). */
const isImported = (path: ScreenPath) =>
  screens.some((screen) => screen.path === path && 'imports' in screen);

interface ListExportProps {
  /** What is selected, in the place of all that match. */
  selected?: boolean;
}

/**
 * LIST-14, LIST-15: the list as a file, whole: its filter, its sort and its visible columns, or the records that are
 * selected. Stands in a ListFrame that `exports`; what runs is shown by the tray.
 */
export function ListExport({ selected = false }: ListExportProps) {
  const { screen, sorts, exports: operation, alwaysExported = [], wireFilter } = useShownList();
  const translate = useTranslate();
  const phone = useIsPhone();
  const { filterValues, sort } = useListContext();
  const visible = useVisibleColumns(screen.slice(1));
  const selection = useContext(SelectionContext);
  const startExport = useStartExport();
  if (operation === undefined) return null;

  const exportAs = (format: ListFormat, edit = false) => {
    const body = exportRequest({
      format,
      filter: wireFilter(filterValues),
      sort,
      sorts,
      columns: [...new Set([...visible, ...alwaysExported])],
      selection: selected ? selection?.current() : undefined,
      edit,
    });
    startExport({
      title: translate(`screens.${screen}.title`),
      name: edit ? `${screen.slice(1)}-editar` : screen.slice(1),
      format,
      key: JSON.stringify([operation.name, body]),
      requestFile: (signal) => call(operation, { body: body as never, signal }),
    });
  };
  return (
    <ExportMenu
      formats={listFormats}
      onExport={exportAs}
      quiet={selected}
      compact={phone && !selected}
      further={
        isImported(screen)
          ? {
              heading: translate('exports.edit.heading'),
              note: translate(`exports.edit.${selected ? 'selected' : 'note'}`),
              formats: ['xlsx'],
              names: { xlsx: translate('exports.edit.xlsx') },
              onExport: () => exportAs('xlsx', true),
            }
          : undefined
      }
    />
  );
}
