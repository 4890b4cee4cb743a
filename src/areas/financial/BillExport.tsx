import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { useListContext, useTranslate } from 'react-admin';
import { type BillFormat, billFormats, billSorts } from '../../../contract/financial';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { useIsExporting } from '../../kit/export/use-exports';
import { useReportExport } from '../../network/reports/use-report-export';
import { sortQuery } from '../../portal/list-query';
import { useIsPhone } from '../../ui/use-is-phone';
import { billQuery } from './bill';
import { type BillQuery, billsAsFile } from './calls';
import { exportStyle } from './financial-style';

const [PDF, ...OTHERS] = billFormats;

/** FIN-04, FIN-06: exports all bills of the filter as a PDF; a menu beside it offers the formats for analysts. */
export function BillExport() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const { filterValues, sort, total = 0 } = useListContext();
  const title = translate('screens./financeiro.title');
  const exportAs = useReportExport<BillQuery, BillFormat>(title, billsAsFile, {
    requested: translate('financial.export.failed'),
    fetched: translate('financial.export.notDownloaded'),
  });
  const exporting = useIsExporting(title);
  const disabled = exporting || total === 0;
  const query: BillQuery = { ...billQuery(filterValues), ...sortQuery(billSorts, sort) };
  const what = translate('reports.export.list');
  const pdf = translate('financial.export.pdf');
  return (
    <ButtonGroup variant="outlined" color="inherit" sx={exportStyle}>
      <Button
        disabled={disabled}
        title={what}
        {...(phone ? { 'aria-label': pdf } : { startIcon: <PictureAsPdfOutlined /> })}
        onClick={() => exportAs(query, PDF)}
      >
        {phone ? <PictureAsPdfOutlined /> : pdf}
      </Button>
      <ExportMenu
        formats={OTHERS}
        arrow={translate('financial.export.others')}
        disabled={disabled}
        note={<span>{what}</span>}
        onExport={(format) => exportAs(query, format)}
      />
    </ButtonGroup>
  );
}
