import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ImportResource } from '../../../contract/import-columns';
import type { ImportPreview, ImportResult } from '../../../contract/imports';
import { useFormat } from '../../ui/format/use-format';
import { StepCard } from '../StepCard';
import { RowsToCorrect } from './RowsToCorrect';

interface DoneStepProps {
  resource: ImportResource;
  people: boolean;
  /** Whether the file was exported to be edited. */
  sheet: boolean;
  preview: ImportPreview;
  result: ImportResult;
  onRestart: () => void;
}

/** The last step: what was done, and the rows that are still to be mended. */
export function DoneStep({
  resource,
  people,
  sheet,
  preview,
  result: { created, changed },
  onRestart,
}: DoneStepProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const { batch, counts } = preview;
  return (
    <StepCard
      focused
      title={translate('imports.done.title')}
      actions={
        <Button variant="contained" onClick={onRestart}>
          {translate('imports.done.another')}
        </Button>
      }
    >
      <Alert severity="success">
        {/* What did not happen is not worth a sentence, but for a file that did nothing at all. */}
        {(created > 0 || (people && changed === 0)) &&
          translate(`imports.done.${people ? 'registered' : 'created'}`, counted(created))}{' '}
        {(changed > 0 || (!people && created === 0)) && translate('imports.done.changed', counted(changed))}
      </Alert>
      {counts.error > 0 && (
        <>
          <Typography>{translate('imports.preview.errors', counted(counts.error))}</Typography>
          <RowsToCorrect resource={resource} batch={batch} count={counts.error} sheet={sheet} />
        </>
      )}
    </StepCard>
  );
}
