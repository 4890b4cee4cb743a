import { useListContext, useTranslate } from 'react-admin';
import { auditFormats, exportAudit } from '../../../contract/audit';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { useStartExport } from '../../kit/export/use-exports';
import { call } from '../../portal/client';
import { useIsPhone } from '../../ui/use-is-phone';
import { wireFilter } from './audit';

/** Exports all entries of the filter, in the order of the list, also those before the place from which it goes on. */
export function AuditExport() {
  const translate = useTranslate();
  const { filterValues, sort } = useListContext();
  const startExport = useStartExport();
  const phone = useIsPhone();
  return (
    <ExportMenu
      compact={phone}
      formats={auditFormats}
      onExport={(format) => {
        const order = sort.order === 'ASC' ? ('ASC' as const) : ('DESC' as const);
        const { after: _place, ...filter } = filterValues;
        const body = { format, filter: wireFilter(filter), order };
        startExport({
          title: translate('screens./auditoria.title'),
          name: 'auditoria',
          format,
          key: JSON.stringify(['auditoria', body]),
          requestFile: (signal) => call(exportAudit, { body, signal }),
        });
      }}
    />
  );
}
