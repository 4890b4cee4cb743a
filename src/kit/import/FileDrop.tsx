import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { formatSize } from '../export/format-size';
import { DropBox } from '../upload/DropBox';
import type { Unusable } from './csv/table';
import type { CsvFile } from './use-csv-file';

/** Takes a file that is dropped on it or chosen, and says what is wrong with one that cannot be imported. */
export function FileDrop({ csv, onOpen }: { csv: CsvFile | null; onOpen: (file: File) => void }) {
  const translate = useTranslate();
  const { counted, integer, language } = useFormat();
  const [several, setSeveral] = useState(false);

  const take = (files: readonly File[]) => {
    const [file] = files;
    setSeveral(files.length > 1);
    if (file !== undefined && files.length === 1) onOpen(file);
  };
  const sentence = ({ problem, values = {} }: Unusable) =>
    translate(`imports.unusable.${problem}`, {
      size: formatSize(csv?.file.size ?? 0, language),
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, integer(value)])),
    });
  const result = csv?.result;
  const unusable: Unusable | null = several
    ? { kind: 'unusable', problem: 'several' }
    : result?.kind === 'table'
      ? result.fault
      : (result ?? null);
  const rows = result?.kind === 'table' ? result.rows.length : 0;

  return (
    <>
      <DropBox
        button={translate(csv === null ? 'imports.file.choose' : 'imports.file.other')}
        label={translate('imports.file.choose')}
        accept=".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFiles={take}
      >
        {/* It stands there before it speaks, so that it is read out. */}
        <output>
          {csv !== null && (result === null ? translate('imports.file.reading') : csv.file.name)}
          {rows > 0 && ` · ${translate('imports.file.count', counted(rows))}`}
        </output>
        {csv === null && (
          <Typography variant="body2" color="text.secondary">
            {translate('imports.file.drop')}
          </Typography>
        )}
      </DropBox>
      {unusable !== null && <Alert severity="error">{sentence(unusable)}</Alert>}
    </>
  );
}
