import { auditFormats, exportAudit } from '../../../contract/audit';
import { call } from '../../portal/client';
import { wireFilter } from './audit';
import { WindowExport } from './WindowExport';

/** Exports all entries of the filter. */
export function AuditExport() {
  return (
    <WindowExport
      screen="/auditoria"
      formats={auditFormats}
      request={({ filter, ...order }, signal) =>
        call(exportAudit, { body: { ...order, filter: wireFilter(filter) }, signal })
      }
    />
  );
}
