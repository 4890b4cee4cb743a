import { useListContext, useTranslate } from 'react-admin';
import type { ScreenPath } from '../../../contract/access';
import type { auditFormats } from '../../../contract/audit';
import type { ExportReply } from '../../../contract/exports';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { useStartExport } from '../../kit/export/use-exports';
import { useIsPhone } from '../../ui/use-is-phone';

type Format = (typeof auditFormats)[number];

interface WindowExportProps {
  screen: ScreenPath;
  formats: readonly Format[];
  request: (
    order: { format: Format; filter: Record<string, unknown>; order: 'ASC' | 'DESC' },
    signal: AbortSignal,
  ) => Promise<ExportReply>;
}

/** Exports all entries of the filter, in the order of the list, also those before the place from which it goes on. */
export function WindowExport({ screen, formats, request }: WindowExportProps) {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  const startExport = useStartExport();
  const phone = useIsPhone();
  const name = screen.slice(1);
  return (
    <ExportMenu
      compact={phone}
      formats={formats}
      onExport={(format) => {
        const { after: _place, ...filter } = filterValues;
        const order = { format, filter, order: sort.order === 'ASC' ? ('ASC' as const) : ('DESC' as const) };
        startExport({
          title: translate(`screens.${screen}.title`),
          name,
          format,
          key: JSON.stringify([name, order]),
          requestFile: (signal) => request(order, signal),
        });
      }}
    />
  );
}
