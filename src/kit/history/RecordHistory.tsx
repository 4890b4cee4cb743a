import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditEntry } from '../../../contract/audit';
import type { AuditEntity } from '../../../contract/audit-fields';
import { PAGE } from '../../../contract/limits';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { HistoryEntry } from './HistoryEntry';
import { HistorySkeleton } from './HistorySkeleton';

export interface RecordHistoryProps {
  /** The kinds of entries that tell of the record: of a user also those of the password and of the API user. */
  entity: AuditEntity | readonly AuditEntity[];
  /** Its key in the trail. */
  recordKey: string;
}

interface Untitled {
  /** Whether the heading is left out, because something else names the section. */
  untitled?: boolean;
}

/** Who changed a record and when, newest first. For level 1 alone: nobody else may read the trail. */
export function RecordHistory({ entity, recordKey, untitled = false }: RecordHistoryProps & Untitled) {
  const translate = useTranslate();
  const [size, setSize] = useState<number>(PAGE.sizes[0]);
  const filter = { entity, key: recordKey };
  const {
    data,
    total = 0,
    error,
    isFetching,
    refetch,
  } = useGetList<AuditEntry>(
    'auditoria',
    { pagination: { page: 1, perPage: size }, sort: { field: 'at', order: 'DESC' }, filter },
    // Always fetched anew, because the person may just have changed the record.
    { placeholderData: (previous) => previous, refetchOnMount: 'always' },
  );
  const entries = data ?? [];
  const larger = PAGE.sizes.find((candidate) => candidate > size);
  return (
    <Box component="section" aria-label={translate('edit.history')} aria-busy={isFetching} sx={historyStyle}>
      {!untitled && (
        <Typography variant="subtitle1" component="h2">
          {translate('edit.history')}
        </Typography>
      )}
      {error !== null && !isFetching && (
        <LoadFailure title={translate('audit.history.failed')} error={error} onRetry={refetch} />
      )}
      {data === undefined && (error === null || isFetching) && <HistorySkeleton />}
      {data !== undefined && total === 0 && (
        <Typography color="text.secondary">{translate('audit.history.empty')}</Typography>
      )}
      {entries.length > 0 && (
        <ol>
          {entries.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {total > entries.length && larger !== undefined && (
        <Button variant="outlined" aria-busy={isFetching} onClick={() => setSize(larger)}>
          {translate('audit.history.older')}
        </Button>
      )}
      {total > entries.length && larger === undefined && (
        <Button component={Link} to={`/auditoria?${new URLSearchParams({ filter: JSON.stringify(filter) })}`}>
          {translate('audit.history.all')}
        </Button>
      )}
    </Box>
  );
}

const historyStyle: SxProps<Theme> = {
  display: 'grid',
  justifyItems: 'start',
  gap: '12px',
  minWidth: 0,
  '& ol': { width: '100%', margin: 0, padding: 0, listStyle: 'none' },
};
