import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Papa from 'papaparse';
import { useTranslate } from 'react-admin';
import { csvFile, separators } from '../../../kit/csv';
import { saveFile } from '../../../kit/export/save-file';
import { TableBox } from '../../../kit/TableBox';
import { useFormat } from '../../../ui/format/use-format';
import type { Credentials } from '../use-credentials';

interface CallsTableProps {
  days: Credentials['days'];
  title: string;
}

/** Calls and errors by day, newest first, with an export. */
export function CallsTable({ days, title }: CallsTableProps) {
  const translate = useTranslate();
  const { date, integer, language } = useFormat();
  const headings = (['day', 'calls', 'errors'] as const).map((name) =>
    translate(`api.calls.columns.${name}`),
  );
  const save = () => {
    const rows = days.map(({ day, calls, errors }) => [day, calls, errors]);
    const delimiter = separators[language];
    saveFile(csvFile(Papa.unparse([headings, ...rows], { delimiter, newline: '\r\n' })), `${title}.csv`);
  };
  return (
    <>
      <TableBox label={translate('api.calls.asTable')}>
        <Table size="small" aria-label={title}>
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
            {days.map(({ day, calls, errors }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {date(day)}
                </TableCell>
                <TableCell align="right">{integer(calls)}</TableCell>
                <TableCell align="right">{integer(errors)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableBox>
      <Button
        size="small"
        startIcon={<FileDownloadOutlined />}
        onClick={save}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('api.calls.file')}
      </Button>
    </>
  );
}
