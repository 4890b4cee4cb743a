import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useListContext, useListPaginationContext, useTranslate } from 'react-admin';
import { PAGE } from '../../../contract/limits';
import { useFormat } from '../../ui/format/use-format';
import { useIsPhone } from '../../ui/use-is-phone';
import { pagerStyle } from './list-style';
import { useTotalText } from './use-total-text';

interface ListPagerProps {
  /** How many rows a page may have; by itself as every list. */
  sizes?: readonly [number, ...number[]] | undefined;
}

/** LIST-10, BANK-03: which rows these are, how many a page has, and the way to the others. */
export function ListPager({ sizes = PAGE.sizes }: ListPagerProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const phone = useIsPhone();
  const cramped = useMediaQuery('(max-width: 360px)', { noSsr: true });
  const sizeLabel = useId();
  const totalText = useTotalText();
  const { page, perPage, total = 0, setPage, setPerPage } = useListPaginationContext();
  const { data = [], meta } = useListContext();
  const pages = Math.ceil(total / perPage);
  if (data.length === 0) return null;
  // While another page is fetched, the rows are still those of the page before, which say where they stand. What
  // react-admin keeps of a list from which it has taken a deleted record says so no more.
  const { from = (page - 1) * perPage + 1 } = (meta ?? {}) as { from?: number };
  return (
    <Box sx={pagerStyle}>
      <Typography variant="body2" color="text.secondary" className="range">
        {translate('list.pager.range', {
          from: integer(from),
          to: integer(from + data.length - 1),
          total: totalText,
        })}
      </Typography>
      {total > sizes[0] && (
        <Box className="size">
          <Typography id={sizeLabel} variant="body2" color="text.secondary">
            {translate('list.pager.rows')}
          </Typography>
          <Select
            size="small"
            value={perPage}
            onChange={({ target }) => setPerPage(target.value)}
            SelectDisplayProps={{ 'aria-labelledby': sizeLabel }}
          >
            {sizes.map((size) => (
              <MenuItem key={size} value={size}>
                {integer(size)}
              </MenuItem>
            ))}
          </Select>
        </Box>
      )}
      {pages > 1 && (
        <Pagination
          shape="rounded"
          variant="outlined"
          color="primary"
          count={pages}
          page={page}
          siblingCount={phone ? 0 : 1}
          // SHELL-20: up to 360 px only previous and next are left.
          className={cramped ? 'cramped' : ''}
          aria-label={translate('list.pager.label')}
          getItemAriaLabel={(type, item) =>
            type === 'page'
              ? translate('list.pager.page', { page: integer(item ?? 0) })
              : translate(`list.pager.${type === 'next' ? 'next' : 'previous'}`)
          }
          onChange={(_event, wanted) => setPage(wanted)}
        />
      )}
    </Box>
  );
}
