import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Establishment } from '../../../contract/user-options';
import { useFormat } from '../../ui/format/use-format';
import { LinkedRow } from './LinkedRow';
import { countedStyle, linkedStyle } from './link-style';

interface LinkedTableProps {
  /** The codes of establishments that are linked directly. */
  codes: readonly string[];
  byCode: ReadonlyMap<string, Establishment>;
  /** The groups, by the code of an establishment that the viewer has through them. */
  groupOf: ReadonlyMap<string, string>;
  onRemove: (code: string) => void;
}

const headings = ['code', 'name', 'city', 'state'] as const;

/** VIEW-09: the linked establishments, each with a button to remove it, and those through groups, which are locked. */
export function LinkedTable({ codes, byCode, groupOf, onRemove }: LinkedTableProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const linked = new Set(codes);
  const rows = [...codes, ...[...groupOf.keys()].filter((code) => !linked.has(code))];
  if (rows.length === 0) {
    return (
      <Typography variant="body1" color="text.secondary">
        {translate('reportViewers.links.none')}
      </Typography>
    );
  }
  return (
    <Box sx={countedStyle}>
      <Typography component="output" variant="body2" color="text.secondary">
        {translate('reportViewers.links.count', counted(rows.length))}
      </Typography>
      <TableContainer
        ref={box}
        sx={linkedStyle}
        tabIndex={0}
        component="section"
        aria-label={translate('reportViewers.links.table')}
      >
        <Table size="small" stickyHeader aria-label={translate('reportViewers.links.table')}>
          <TableHead>
            <TableRow>
              {headings.map((heading) => (
                <TableCell key={heading}>{translate(`reportViewers.links.columns.${heading}`)}</TableCell>
              ))}
              <TableCell className="actions">
                <span>{translate('common.actions')}</span>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((code) => (
              <LinkedRow
                key={code}
                code={code}
                establishment={byCode.get(code)}
                group={groupOf.get(code)}
                onRemove={
                  linked.has(code)
                    ? () => {
                        box.current?.focus(); // the button disappears, so the focus moves to the table
                        onRemove(code);
                      }
                    : undefined
                }
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Box>
  );
}
