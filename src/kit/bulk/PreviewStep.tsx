import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AccessWish } from '../../../contract/access-effect';
import type { BulkAction, BulkBatch } from '../../../contract/bulk';
import { useFormat } from '../../ui/format/use-format';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { SaveFailure } from '../edit/SaveFailure';
import { EffectOf } from '../effect/EffectOf';
import { isEffectChanged } from '../effect/is-effect-changed';
import { useShownEffect } from '../effect/use-shown-effect';
import { fieldsStyle } from '../list/controls-style';
import type { Selection } from '../list/selection';
import { BatchStep } from './BatchStep';
import { BulkCounts } from './BulkCounts';
import { BulkRows } from './BulkRows';
import { SwitchOffWarning } from './SwitchOffWarning';
import { stepContent } from './step-content';
import { useBulk } from './use-bulk';
import { useStart } from './use-start';
import { needsEstablishments } from './work';

interface PreviewStepProps {
  action: BulkAction;
  selection: Selection;
  onClose: () => void;
}

const effectWish = ({ id, resource }: BulkBatch): AccessWish => ({ kind: 'bulk', resource, batch: id });

/**
 * Shows what would change, what would not and why and, where establishments are assigned or removed, who gains or
 * loses access. Nothing is changed before the person confirms, by a button that says how many records it changes.
 */
export function PreviewStep({ action, selection, onClose }: PreviewStepProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const id = useId();
  const { preview, last } = useBulk();
  const [wish] = useState({ action, selection });
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bulk-preview', id],
    queryFn: ({ signal }) => preview(wish.selection, wish.action, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { start, starting, failure } = useStart(data?.id);
  const shown = useShownEffect(data?.id, failure);
  // The batch has begun, here or by an earlier call whose reply was lost.
  if (data !== undefined && last?.id === data.id) return <BatchStep batch={last} onClose={onClose} />;
  if (data === undefined) {
    return (
      <>
        <DialogContent {...stepContent}>
          {error !== null && !isFetching ? (
            <LoadFailure title={translate('bulk.previewFailed')} error={error} onRetry={refetch} />
          ) : (
            <Typography component="output">{translate('bulk.previewing')}</Typography>
          )}
          {isFetching && <LinearProgress aria-label={translate('bulk.previewing')} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
        </DialogActions>
      </>
    );
  }
  const { changing, refused } = data.counts;
  const shows = changing > 0 && needsEstablishments(action.kind);
  const switchingOff = action.kind === 'deactivate';
  return (
    <>
      <DialogContent {...stepContent} sx={fieldsStyle}>
        <Typography>{translate(changing === 0 ? 'bulk.nothing' : 'bulk.untouched')}</Typography>
        {switchingOff && changing > 0 && <SwitchOffWarning batch={data} />}
        <BulkCounts batch={data} />
        {refused > 0 && <BulkRows batch={data} outcome="refused" />}
        {shows && <EffectOf change={effectWish(data)} round={shown.round} onShown={shown.show} />}
        {failure !== null && !isEffectChanged(failure) && (
          <SaveFailure
            error={failure}
            title={translate('bulk.startFailed')}
            noAnswer={translate('bulk.noAnswer')}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate(changing === 0 ? 'common.close' : 'common.cancel')}
        </Button>
        {changing > 0 && (
          <Button
            variant={switchingOff ? 'outlined' : 'contained'}
            color={switchingOff ? 'error' : 'primary'}
            aria-busy={starting}
            disabled={shows && shown.effect === null}
            onClick={() => start(shown.effect?.fingerprint)}
          >
            {translate(`bulk.confirm.${action.kind}`, { count: integer(changing) })}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
