import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportResource } from '../../../contract/import-columns';
import type { RowChoices } from '../../../contract/import-sheets';
import type { ImportPreview } from '../../../contract/imports';
import { PortalError } from '../../ui/failure/portal-error';
import { useFormat } from '../../ui/format/use-format';
import { SaveFailure } from '../edit/SaveFailure';
import { EffectOf } from '../effect/EffectOf';
import { isEffectChanged } from '../effect/is-effect-changed';
import { useShownEffect } from '../effect/use-shown-effect';
import { StepCard } from '../StepCard';
import type { Recognised } from './columns';
import { NamesChoice } from './NamesChoice';
import { PreviewRows } from './PreviewRows';
import { RowsToCorrect } from './RowsToCorrect';
import { SheetFindings } from './SheetFindings';
import { useChoices } from './use-choices';
import type { useImport } from './use-import';

interface PreviewStepProps {
  resource: ImportResource;
  people: boolean;
  columns: Recognised;
  preview: ImportPreview;
  /** Whether the file was exported to be edited. */
  sheet: boolean;
  commit: ReturnType<typeof useImport>['commit'];
  /**
   * @param effect the fingerprint of the effect on access that was shown
   * @param respelled whether other names correct the spelling
   */
  onCommit: (effect: string | undefined, choices: RowChoices | undefined, respelled: boolean) => void;
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
  sheet,
  commit,
  onCommit,
  checking,
  onCheckAgain,
  onRestart,
}: PreviewStepProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const { create, change, error, conflict = 0 } = preview.counts;
  const choices = useChoices(conflict);
  const [respelled, setRespelled] = useState(false);
  const imported = create + change + choices.mine;
  const idle = choices.open === 0 && imported === 0;
  const waits = idle || choices.open > 0;
  const reason = useId();
  const wished = `${preview.batch} ${JSON.stringify(choices.body)}`;
  const shown = useShownEffect(wished, commit.error);
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
              disabled={waits || shown.effect === null}
              {...(waits && { 'aria-describedby': reason })}
              aria-busy={commit.isPending}
              onClick={() => onCommit(shown.effect?.fingerprint, choices.body, respelled)}
            >
              {translate('imports.preview.commit', counted(imported))}
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
          <RowsToCorrect resource={resource} batch={preview.batch} count={error} sheet={sheet} />
        </Alert>
      )}
      {preview.warned > 0 && (
        <Alert severity="warning">{translate('imports.preview.warnings', counted(preview.warned))}</Alert>
      )}
      {sheet && <SheetFindings counts={preview.counts} choices={choices} />}
      {(preview.renamed ?? 0) > 0 && <NamesChoice corrects={respelled} onChange={setRespelled} />}
      {waits && (
        <Alert severity="info" id={reason}>
          {choices.open > 0
            ? translate('imports.sheet.undecided', counted(choices.open))
            : translate('imports.preview.idle')}
        </Alert>
      )}
      <PreviewRows
        key={preview.batch}
        resource={resource}
        batch={preview.batch}
        counts={preview.counts}
        warned={preview.warned}
        columns={columns}
        sheet={sheet}
        choices={choices}
      />
      {!waits && (
        <EffectOf
          key={`effect ${wished}`}
          change={{
            kind: 'import',
            resource,
            batch: preview.batch,
            ...(choices.body && { choices: choices.body }),
          }}
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
