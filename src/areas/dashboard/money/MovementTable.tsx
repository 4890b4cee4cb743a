import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { DashboardPoint } from '../../../../contract/dashboard';
import { saveFile } from '../../../kit/export/save-file';
import { useFormat } from '../../../ui/format/use-format';
import type { Figures } from '../use-figures';
import { tableStyle } from './money-style';
import { movementFile } from './movement-file';

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
