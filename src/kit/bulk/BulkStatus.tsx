import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BulkBatch } from '../../../contract/bulk';
import { useFormat } from '../../ui/format/use-format';
import { useBulk } from './use-bulk';
import { titleKey } from './work';

/** How long the strip offers to undo the last batch. */
const OFFERED_MS = 24 * 3_600_000;

/** The progress of the last batch, in the strip of the list; once it is done, a button to undo it. */
export function BulkStatus() {
  const { last } = useBulk();
  const [opened] = useState(() => Date.now());
  if (last === null) return null;
  if (last.state === 'running' || last.state === 'failed') return <Underway batch={last} />;
  const recent = opened - Date.parse(last.finishedAt ?? '') < OFFERED_MS;
  return last.undoable && recent ? <Undo batch={last} /> : null;
}

function Underway({ batch }: { batch: BulkBatch }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { show } = useBulk();
  return (
    <Box className="bulk-status">
      <Typography variant="body2" color={batch.state === 'failed' ? 'error' : 'text.secondary'} noWrap>
        {batch.state === 'failed'
          ? translate('bulk.stopped')
          : translate('bulk.running', {
              action: translate(titleKey(batch)),
              done: integer(batch.settled),
              total: integer(batch.total),
            })}
      </Typography>
      <Button size="small" onClick={show} aria-haspopup="dialog">
        {translate('bulk.show')}
      </Button>
    </Box>
  );
}

function Undo({ batch }: { batch: BulkBatch }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { takeBack, takingBack } = useBulk();
  return (
    <Box className="bulk-status">
      <Button
        size="small"
        startIcon={<UndoOutlined />}
        aria-busy={takingBack}
        onClick={() => takeBack(batch)}
      >
        {translate('bulk.undoLast', {
          action: translate(titleKey(batch)),
          count: integer(batch.counts.changed),
        })}
      </Button>
    </Box>
  );
}
