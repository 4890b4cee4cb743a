import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportResource } from '../../../contract/import-columns';
import type { ImportDescription } from '../../../contract/imports';
import type { Language } from '../../../contract/languages';
import { useFormat } from '../../ui/format/use-format';
import { csvFile, separators } from '../csv';
import { SaveFailure } from '../edit/SaveFailure';
import { saveFile } from '../export/save-file';
import { StepCard } from '../StepCard';
import type { Recognised } from './columns';
import type { Choice } from './csv/read';
import { FileDrop } from './FileDrop';
import { FileFindings } from './FileFindings';
import { FileTable } from './FileTable';
import { helpStyle } from './import-style';
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
      <StepCard title={translate('imports.file.title')} text={translate('imports.file.text')}>
        {/* A person without a file begins with the template. */}
        <Button
          variant="outlined"
          disabled={description === undefined}
          sx={{ alignSelf: 'flex-start' }}
          onClick={() =>
            description !== undefined && saveFile(templateOf(description, language), `${resource}-modelo.csv`)
          }
        >
          {translate('imports.file.template')}
        </Button>
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
            <FileFindings columns={columns} sheet={table.sheet !== undefined} />
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

/** Explains what may stand in each column, to whoever opens it. */
function ColumnHelp({ description: { columns } }: { description: ImportDescription }) {
  const translate = useTranslate();
  return (
    <Box component="details" sx={helpStyle}>
      <summary>{translate('imports.file.help')}</summary>
      <dl>
        {columns.map(({ id, heading, help }) => (
          <Fragment key={id}>
            <dt>{heading}</dt>
            <dd>{help}</dd>
          </Fragment>
        ))}
      </dl>
    </Box>
  );
}

/** An empty table with the headings of the language, as CSV with a byte order mark. */
function templateOf({ columns }: ImportDescription, language: Language): Blob {
  const line = columns.map(({ heading }) => `"${heading}"`).join(separators[language]);
  return csvFile(line);
}
