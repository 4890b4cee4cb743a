import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportResource } from '../../../contract/import-columns';
import { type ImportCounts, type ImportFilter, importRows } from '../../../contract/imports';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { useIsPhone } from '../../ui/use-is-phone';
import { type Recognised, shownColumns } from './columns';
import { tabsStyle } from './import-style';
import { PreviewCards } from './PreviewCards';
import { PreviewTable } from './PreviewTable';
import type { Choices } from './use-choices';

const SIZE = 25;

interface PreviewRowsProps {
  resource: ImportResource;
  batch: string;
  counts: ImportCounts;
  /** How many rows have warnings. */
  warned: number;
  columns: Recognised;
  /** Of a sheet that was exported to be edited: rows that were not changed are not listed. */
  sheet: boolean;
  choices: Choices;
}

const ROWS = ['create', 'change', 'unchanged', 'error'] as const;
/** What has to be decided or mended first. */
const SHEET_ROWS = ['conflict', 'error', 'warned', 'change', 'create', 'removed'] as const;

/** The results by which rows can be narrowed, and how many have each. */
function tabsOf(counts: ImportCounts, warned: number, sheet: boolean): [ImportFilter | 'all', number][] {
  const countOf = (one: ImportFilter) => (one === 'warned' ? warned : (counts[one] ?? 0));
  if (sheet) return SHEET_ROWS.flatMap((one) => (countOf(one) > 0 ? [[one, countOf(one)]] : []));
  const all = ROWS.reduce((sum, one) => sum + countOf(one), 0);
  const tabs = [...ROWS, ...(warned > 0 ? (['warned'] as const) : [])];
  return [['all', all], ...tabs.map((one): [ImportFilter, number] => [one, countOf(one)])];
}

/** The rows of a preview, page by page, all of them or those of one result; at first the errors, if there are any. */
export function PreviewRows({ resource, batch, counts, warned, columns, sheet, choices }: PreviewRowsProps) {
  const translate = useTranslate();
  const { integer, language } = useFormat();
  const id = useId();
  const Rows = useIsPhone() ? PreviewCards : PreviewTable;
  const tabs = tabsOf(counts, warned, sheet);
  const [state, setState] = useState<ImportFilter | 'all'>(
    sheet ? (tabs[0]?.[0] ?? 'all') : counts.error > 0 ? 'error' : warned > 0 ? 'warned' : 'all',
  );
  const [page, setPage] = useState(1);
  const rows = useQuery({
    queryKey: ['imports', 'rows', batch, state, page, language],
    queryFn: ({ signal }) =>
      call(importRows, {
        params: { resource, batch },
        query: { page: page - 1, size: SIZE, ...(state !== 'all' && { state }) },
        signal,
      }),
    placeholderData: (before) => before,
  });
  const pages = rows.data?.totalPages ?? 0;

  if (tabs.length === 0) return null;
  return (
    <div>
      <Tabs
        value={state}
        sx={tabsStyle}
        aria-label={translate('imports.preview.filter')}
        onChange={(_event, wanted: ImportFilter | 'all') => {
          setState(wanted);
          setPage(1);
        }}
      >
        {tabs.map(([one, count]) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={
              one === 'all'
                ? translate('imports.preview.all', { count: integer(count) })
                : translate(`imports.tabs.${one}`, { count: integer(count) })
            }
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${state}`} aria-busy={rows.isFetching}>
        <Box sx={{ height: 4 }}>{rows.isFetching && <LinearProgress aria-hidden />}</Box>
        {rows.isError && (
          <LoadFailure
            title={translate('imports.preview.failed')}
            error={rows.error}
            onRetry={rows.refetch}
          />
        )}
        {rows.data?.content.length === 0 && (
          <Typography sx={{ padding: '16px' }}>{translate('imports.preview.none')}</Typography>
        )}
        {rows.data !== undefined && rows.data.content.length > 0 && (
          <Rows
            rows={rows.data.content}
            columns={shownColumns(columns, rows.data.content)}
            choices={choices}
          />
        )}
        {pages > 1 && (
          <Pagination
            shape="rounded"
            variant="outlined"
            color="primary"
            count={pages}
            page={page}
            sx={{ marginTop: '12px' }}
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
    </div>
  );
}
