import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Establishment } from '../../../contract/user-options';
import { PartCheckbox } from '../../ui/fields/PartCheckbox';
import { useFormat } from '../../ui/format/use-format';
import { LinkRow } from './LinkRow';
import { sideStyle } from './link-style';

/** The number of rows that are rendered, so that a list of thousands stays fast; the search finds the others. */
const LISTED = 100;

interface LinkSideProps {
  label: string;
  search: string;
  empty: string;
  typed: string;
  shown: readonly Establishment[];
  /** The codes of shown establishments that are marked. */
  marked: readonly string[];
  onType: (text: string) => void;
  onMark: (codes: readonly string[], on: boolean) => void;
}

/** VIEW-21, VIEW-22: one table of the dialog, with its search and a checkbox for all rows that it shows. */
export function LinkSide({ label, search, empty, typed, shown, marked, onType, onMark }: LinkSideProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const all = shown.length > 0 && marked.length === shown.length;
  const checked = new Set(marked);
  return (
    <Box component="section" aria-label={label} sx={sideStyle}>
      <Typography variant="subtitle1" component="h3">
        {label}{' '}
        <Typography component="output" variant="body2" color="text.secondary">
          {translate('reportViewers.dialog.count', {
            marked: integer(marked.length),
            shown: integer(shown.length),
          })}
        </Typography>
      </Typography>
      <OutlinedInput
        size="small"
        fullWidth
        value={typed}
        placeholder={search}
        inputProps={{ 'aria-label': search, type: 'search', maxLength: 100 }}
        onChange={({ target }) => onType(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <SearchOutlined aria-hidden />
          </InputAdornment>
        }
      />
      <div className="table">
        <Table size="small" stickyHeader aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell className="box">
                <PartCheckbox
                  part={all ? 'all' : marked.length > 0 ? 'some' : 'none'}
                  disabled={shown.length === 0}
                  onChange={() =>
                    onMark(
                      shown.map(({ cdEc }) => cdEc),
                      !all,
                    )
                  }
                  label={translate('reportViewers.dialog.all', { label })}
                />
              </TableCell>
              <TableCell>{translate('reportViewers.links.columns.code')}</TableCell>
              <TableCell>{translate('reportViewers.links.columns.name')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.slice(0, LISTED).map((establishment) => (
              <LinkRow
                key={establishment.cdEc}
                establishment={establishment}
                checked={checked.has(establishment.cdEc)}
                onMark={(on) => onMark([establishment.cdEc], on)}
              />
            ))}
          </TableBody>
        </Table>
        {shown.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ padding: '12px' }}>
            {empty}
          </Typography>
        )}
        {shown.length > LISTED && (
          <Typography variant="caption" component="p" color="text.secondary" sx={{ padding: '8px 12px' }}>
            {translate('multiSelect.capped', { shown: LISTED, total: integer(shown.length) })}
          </Typography>
        )}
      </div>
    </Box>
  );
}
