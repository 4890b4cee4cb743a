import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportPreview, ImportResource } from '../../../contract/imports';
import { PortalError } from '../../ui/failure/portal-error';
import { useFormat } from '../../ui/format/use-format';
import { SaveFailure } from '../edit/SaveFailure';
import { EffectOf } from '../effect/EffectOf';
import { isEffectChanged } from '../effect/is-effect-changed';
import { useShownEffect } from '../effect/use-shown-effect';
import { StepCard } from '../StepCard';
import type { Recognised } from './columns';
import { ErrorsButton } from './ErrorsButton';
import { PreviewRows } from './PreviewRows';
import type { useImport } from './use-import';

interface PreviewStepProps {
  resource: ImportResource;
  people: boolean;
  columns: Recognised;
  preview: ImportPreview;
  commit: ReturnType<typeof useImport>['commit'];
  /** @param effect the fingerprint of the effect on access that was shown */
  onCommit: (effect: string | undefined) => void;
  checking: boolean;
  onCheckAgain: () => void;
  onRestart: () => void;
}

/** The second step: what would become of each row. Nothing has been saved; the one button does exactly this. */
export function PreviewStep({
  resource,
  people,
  columns,
  preview,
  commit,
  onCommit,
  checking,
  onCheckAgain,
  onRestart,
}: PreviewStepProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { create, change, error } = preview.counts;
  const counted = (count: number) => ({ smart_count: count, count: integer(count) });
  const idle = create + change === 0;
  const reason = useId();
  const shown = useShownEffect(preview.batch, commit.error);
  const moved = isEffectChanged(commit.error);
  const outdated = !moved && commit.error instanceof PortalError && [404, 409].includes(commit.error.status);

  return (
    <StepCard
      focused
      title={translate('imports.preview.title')}
      text={translate('imports.preview.text')}
      actions={
        <>
          {outdated ? (
            <Button variant="contained" aria-busy={checking} onClick={onCheckAgain}>
              {translate('imports.preview.again')}
            </Button>
          ) : (
            <Button
              variant="contained"
              disabled={idle || shown.effect === null}
              {...(idle && { 'aria-describedby': reason })}
              aria-busy={commit.isPending}
              onClick={() => onCommit(shown.effect?.fingerprint)}
            >
              {translate('imports.preview.commit', counted(create + change))}
            </Button>
          )}
          <Button variant="outlined" disabled={commit.isPending} onClick={onRestart}>
            {translate('imports.file.other')}
          </Button>
        </>
      }
    >
      {error > 0 && (
        <Alert severity="warning">
          {translate('imports.preview.errors', counted(error))}
          <Box sx={{ marginTop: '8px' }}>
            <ErrorsButton resource={resource} batch={preview.batch} />
          </Box>
        </Alert>
      )}
      {preview.warned > 0 && (
        <Alert severity="warning">{translate('imports.preview.warnings', counted(preview.warned))}</Alert>
      )}
      {idle && (
        <Alert severity="info" id={reason}>
          {translate('imports.preview.idle')}
        </Alert>
      )}
      <PreviewRows
        key={preview.batch}
        resource={resource}
        batch={preview.batch}
        counts={preview.counts}
        warned={preview.warned}
        columns={columns}
      />
      {!idle && (
        <EffectOf
          key={`effect ${preview.batch}`}
          change={{ kind: 'import', resource, batch: preview.batch }}
          round={shown.round}
          onShown={shown.show}
        />
      )}
      {create > 0 && people && (
        <Typography variant="body2">{translate('imports.preview.welcome')}</Typography>
      )}
      {commit.isError && !moved && (
        <SaveFailure
          error={commit.error}
          title={translate('imports.preview.commitFailed')}
          noAnswer={translate('imports.preview.noAnswer')}
        />
      )}
    </StepCard>
  );
}
