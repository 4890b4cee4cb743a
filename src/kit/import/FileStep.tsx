import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportDescription, ImportResource } from '../../../contract/imports';
import { useFormat } from '../../ui/format/use-format';
import { SaveFailure } from '../edit/SaveFailure';
import { saveFile } from '../export/save-file';
import { StepCard } from '../StepCard';
import { ColumnHelp } from './ColumnHelp';
import type { Recognised } from './columns';
import type { Choice } from './csv/read';
import { FileDrop } from './FileDrop';
import { FileFindings } from './FileFindings';
import { FileTable } from './FileTable';
import { templateOf } from './template';
import type { CsvFile } from './use-csv-file';
import type { useImport } from './use-import';

interface FileStepProps {
  resource: ImportResource;
  /** Absent while it loads. */
  description: ImportDescription | undefined;
  csv: CsvFile | null;
  /** What the columns of the file are, as soon as it is read. */
  columns: Recognised | null;
  check: ReturnType<typeof useImport>['check'];
  onOpen: (file: File) => void;
  onReadAs: (choice: Choice) => void;
  onCheck: () => void;
}

/** The first step: a file, how it is read, and what its columns are. Nothing has been sent. */
export function FileStep({
  resource,
  description,
  csv,
  columns,
  check,
  onOpen,
  onReadAs,
  onCheck,
}: FileStepProps) {
  const translate = useTranslate();
  const { language } = useFormat();
  const reasons = useId();
  const table = csv?.result?.kind === 'table' ? csv.result : null;
  const usable =
    csv?.reading === false &&
    table?.fault === null &&
    columns?.twice === null &&
    !columns.missing.some(({ required }) => required);
  // What was chosen wrongly can be chosen again.
  const shown = table?.fault === null || Object.keys(csv?.choice ?? {}).length > 0;

  return (
    <>
      <StepCard
        title={translate('imports.file.title')}
        text={translate('imports.file.text')}
        actions={
          <Button
            variant="outlined"
            disabled={description === undefined}
            onClick={() =>
              description !== undefined &&
              saveFile(templateOf(description, language), `${resource}-modelo.csv`)
            }
          >
            {translate('imports.file.template')}
          </Button>
        }
      >
        <FileDrop csv={csv} onOpen={onOpen} />
        <Typography variant="body2">{translate('imports.file.keep')}</Typography>
        {description !== undefined && <ColumnHelp description={description} />}
      </StepCard>
      {table !== null && columns !== null && shown && (
        <StepCard
          focused
          title={translate('imports.file.first')}
          actions={
            <Button
              variant="contained"
              disabled={!usable}
              {...(!usable && { 'aria-describedby': reasons })}
              aria-busy={check.isPending}
              onClick={onCheck}
            >
              {translate('imports.file.check')}
            </Button>
          }
        >
          <FileTable table={table} columns={columns} onReadAs={onReadAs} />
          <div id={reasons} className="findings">
            <FileFindings columns={columns} />
          </div>
          {check.isError && (
            <SaveFailure
              error={check.error}
              title={translate('imports.file.failed')}
              noAnswer={translate('imports.file.noAnswer')}
            />
          )}
        </StepCard>
      )}
    </>
  );
}
