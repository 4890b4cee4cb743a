import { useListContext, useTranslate } from 'react-admin';
import { exportFormats } from '../../../contract/exports';
import { usageSorts } from '../../../contract/usage';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { useReportExport } from '../../network/reports/use-report-export';
import { sortQuery } from '../../portal/list-query';
import { useIsPhone } from '../../ui/use-is-phone';
import { usageAsFile } from './calls';
import { usageQuery } from './usage';

/** USE-02: exports the whole report of the filter, in the order of the list. */
export function UsageExport() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const { filterValues, sort } = useListContext();
  const exportAs = useReportExport(translate('screens./relatorio-utilizacao.title'), usageAsFile);
  const query = { ...usageQuery(filterValues), ...sortQuery(usageSorts, sort) };
  return (
    <ExportMenu
      formats={exportFormats}
      note={<span>{translate('reports.export.list')}</span>}
      onExport={(format) => exportAs(query, format)}
      compact={phone}
    />
  );
}
