import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Establishment } from '../../contract/user-options';
import { linkedStyle } from './link-style';

interface LinkedTableProps {
  codes: readonly string[];
  byCode: ReadonlyMap<string, Establishment>;
  onRemove: (code: string) => void;
}

const headings = ['code', 'name', 'city', 'state'] as const;

/** VIEW-09: what is linked, each to be taken away again. */
export function LinkedTable({ codes, byCode, onRemove }: LinkedTableProps) {
  const translate = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const text = (key: string) => translate(`viewers.links.columns.${key}`);
  if (codes.length === 0) {
    return (
      <Typography variant="body1" color="text.secondary">
        {translate('viewers.links.none')}
      </Typography>
    );
  }
  return (
    <TableContainer
      ref={box}
      sx={linkedStyle}
      tabIndex={0}
      component="section"
      aria-label={translate('viewers.links.table')}
    >
      <Table size="small" stickyHeader aria-label={translate('viewers.links.table')}>
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{text(heading)}</TableCell>
            ))}
            <TableCell className="actions">
              <span>{translate('common.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {codes.map((code) => {
            const { name = code, cidade = '', uf = '' } = byCode.get(code) ?? {};
            const remove = translate('viewers.links.remove', { name });
            return (
              <TableRow key={code} hover>
                <TableCell>{code}</TableCell>
                <TableCell>{name}</TableCell>
                <TableCell>{cidade}</TableCell>
                <TableCell>{uf}</TableCell>
                <TableCell className="actions">
                  <Tooltip title={remove}>
                    <IconButton
                      size="small"
                      aria-label={remove}
                      onClick={() => {
                        box.current?.focus(); // the button goes, the focus stays in the table
                        onRemove(code);
                      }}
                    >
                      <DeleteOutlineOutlined />
                    </IconButton>
                  </Tooltip>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
