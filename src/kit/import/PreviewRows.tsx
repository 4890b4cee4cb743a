import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  type ImportCounts,
  type ImportFilter,
  type ImportResource,
  importRows,
  importStates,
} from '../../../contract/imports';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { useIsPhone } from '../../ui/use-is-phone';
import { type Recognised, shownColumns } from './columns';
import { tabsStyle } from './import-style';
import { PreviewCards } from './PreviewCards';
import { PreviewTable } from './PreviewTable';

const SIZE = 25;

interface PreviewRowsProps {
  resource: ImportResource;
  batch: string;
  counts: ImportCounts;
  /** How many rows have warnings. */
  warned: number;
  columns: Recognised;
}

/** The rows of a preview, page by page, all of them or those of one result; at first the errors, if there are any. */
export function PreviewRows({ resource, batch, counts, warned, columns }: PreviewRowsProps) {
  const translate = useTranslate();
  const { integer, language } = useFormat();
  const id = useId();
  const Rows = useIsPhone() ? PreviewCards : PreviewTable;
  const [state, setState] = useState<ImportFilter | 'all'>(
    counts.error > 0 ? 'error' : warned > 0 ? 'warned' : 'all',
  );
  const [page, setPage] = useState(1);
  const all = importStates.reduce((sum, one) => sum + counts[one], 0);
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
        {(['all', ...importStates, ...(warned > 0 ? (['warned'] as const) : [])] as const).map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}`}
            aria-controls={`${id}-panel`}
            label={
              one === 'all'
                ? translate('imports.preview.all', { count: integer(all) })
                : translate(`imports.tabs.${one}`, {
                    count: integer(one === 'warned' ? warned : counts[one]),
                  })
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
          <Rows rows={rows.data.content} columns={shownColumns(columns, rows.data.content)} />
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
