import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Papa from 'papaparse';
import { useTranslate } from 'react-admin';
import type { DashboardPoint } from '../../../../contract/dashboard';
import type { Language } from '../../../../contract/languages';
import { centsText, toCents } from '../../../../contract/money';
import { csvFile, separators } from '../../../kit/csv';
import { saveFile } from '../../../kit/export/save-file';
import { useFormat } from '../../../ui/format/use-format';
import type { Figures } from '../use-figures';
import { tableStyle } from './money-style';

/** Decisions, DATA: amounts have a decimal comma in files whose cells are separated by this character. */
const COMMA = ';';

/** The table of a chart as a file: moments unformatted, amounts to the cent, shares in percent. */
function movementFile(
  points: readonly DashboardPoint[],
  headings: readonly [moment: string, value: string, share: string],
  language: Language,
): Blob {
  const delimiter = separators[language];
  const number = (text: string) => (delimiter === COMMA ? text.replace('.', ',') : text);
  const rows = points.map(({ dataCaptura, valor, percent }) => [
    dataCaptura.replace('T', ' '),
    number(centsText(toCents(valor))),
    number(percent.toFixed(2)),
  ]);
  return csvFile(Papa.unparse([[...headings], ...rows], { delimiter, newline: '\r\n' }));
}

interface MovementTableProps {
  points: readonly DashboardPoint[];
  title: string;
  figures: Figures;
}

/** The data of a chart as a table, which can be exported. */
export function MovementTable({ points, title, figures }: MovementTableProps) {
  const translate = useTranslate();
  const { language } = useFormat();
  const headings = [
    translate(`dashboard.series.moment.${figures.unit}`),
    translate('dashboard.series.value'),
    translate('dashboard.series.share'),
  ] as const;
  return (
    <>
      <Box component="section" sx={tableStyle} tabIndex={0} aria-label={title}>
        <Table size="small" stickyHeader aria-label={title}>
          <TableHead>
            <TableRow>
              {headings.map((heading, index) => (
                <TableCell key={heading} align={index === 0 ? 'left' : 'right'}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {points.map(({ dataCaptura, valor, percent }) => (
              <TableRow key={dataCaptura}>
                <TableCell component="th" scope="row">
                  {figures.longMoment(dataCaptura)}
                </TableCell>
                <TableCell align="right" translate="no">
                  {figures.money(valor)}
                </TableCell>
                <TableCell align="right" translate="no">
                  {figures.percent(percent)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Button
        size="small"
        startIcon={<FileDownloadOutlined />}
        onClick={() => saveFile(movementFile(points, headings, language), `${title}.csv`)}
      >
        {translate('dashboard.series.file')}
      </Button>
    </>
  );
}
