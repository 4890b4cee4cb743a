import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyNamed } from '../../ui/code/lazy-named';
import { PartBoundary } from '../../ui/states/PartBoundary';
import { HistorySkeleton } from './HistorySkeleton';
import type { RecordHistoryProps } from './RecordHistory';

const RecordHistory = lazyNamed(() => import('./RecordHistory'), 'RecordHistory', 'audit');

/** The history of a record where there is little room: it is fetched once somebody opens it. */
export function HistoryDisclosure(props: RecordHistoryProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMoreOutlined sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        sx={{ marginLeft: '-8px' }}
      >
        {translate('edit.history')}
      </Button>
      {open && (
        <Box id={id} sx={{ marginTop: '8px' }}>
          <PartBoundary>
            <Suspense fallback={<HistorySkeleton />}>
              <RecordHistory {...props} untitled />
            </Suspense>
          </PartBoundary>
        </Box>
      )}
    </div>
  );
}
