import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { BulkBatch } from '../../../contract/bulk';
import { useFormat } from '../../ui/format/use-format';
import { SaveFailure } from '../edit/SaveFailure';
import { fieldsStyle } from '../list/controls-style';
import { BulkCounts } from './BulkCounts';
import { BulkRows } from './BulkRows';
import { stepContent } from './step-content';
import { useBulk } from './use-bulk';
import { useStart } from './use-start';

interface BatchStepProps {
  batch: BulkBatch;
  onClose: () => void;
}

/** How far a batch is, and what became of it. */
export function BatchStep({ batch, onClose }: BatchStepProps) {
  const translate = useTranslate();
  const { takeBack, takingBack } = useBulk();
  const { start, starting, failure } = useStart(batch.id);
  const { state, counts, undoable } = batch;
  return (
    <>
      <DialogContent {...stepContent} sx={fieldsStyle}>
        {state === 'done' ? <Result batch={batch} /> : <Progress batch={batch} />}
        {failure !== null && (
          <SaveFailure
            error={failure}
            title={translate('bulk.startFailed')}
            noAnswer={translate('bulk.noAnswer')}
          />
        )}
      </DialogContent>
      <DialogActions>
        {undoable && counts.changed > 0 && (
          <Button aria-busy={takingBack} onClick={() => takeBack(batch)} sx={{ marginRight: 'auto' }}>
            {translate('bulk.undo')}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {translate('common.close')}
        </Button>
        {state === 'failed' && (
          <Button variant="contained" aria-busy={starting} onClick={() => start()}>
            {translate('bulk.goOn')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

function Progress({ batch: { state, settled, total } }: { batch: BulkBatch }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const text = translate('bulk.progress', { done: integer(settled), total: integer(total) });
  return (
    <>
      <Typography>{translate(state === 'failed' ? 'bulk.stopped' : 'bulk.leave')}</Typography>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * settled) / total}
        aria-label={translate('bulk.show')}
        aria-valuetext={text}
      />
      <Typography component="output" variant="body2" color="text.secondary">
        {text}
      </Typography>
    </>
  );
}

function Result({ batch }: { batch: BulkBatch }) {
  const { refused, vanished } = batch.counts;
  return (
    <>
      <BulkCounts batch={batch} />
      {refused > 0 && <BulkRows batch={batch} outcome="refused" />}
      {vanished > 0 && <BulkRows batch={batch} outcome="vanished" />}
    </>
  );
}
