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
  const { integer } = useFormat();
  const counted = (key: string, count: number) =>
    translate(key, { smart_count: count, count: integer(count) });
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
          counted(`imports.done.${people ? 'registered' : 'created'}`, created)}{' '}
        {(changed > 0 || (!people && created === 0)) && counted('imports.done.changed', changed)}
      </Alert>
      {counts.error > 0 && (
        <>
          <Typography>{counted('imports.preview.errors', counts.error)}</Typography>
          <RowsToCorrect resource={resource} batch={batch} sheet={sheet} />
        </>
      )}
    </StepCard>
  );
}
