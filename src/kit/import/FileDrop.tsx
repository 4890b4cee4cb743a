import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatSize } from '../export/format-size';
import { useFormat } from '../use-format';
import type { Unusable } from './csv/read';
import { dropStyle } from './import-style';
import type { CsvFile } from './use-csv-file';

/** Takes a file that is dropped on it or chosen, and says what is wrong with one that cannot be imported. */
export function FileDrop({ csv, onOpen }: { csv: CsvFile | null; onOpen: (file: File) => void }) {
  const translate = useTranslate();
  const { integer, language } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [several, setSeveral] = useState(false);

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    setSeveral((files?.length ?? 0) > 1);
    if (file !== undefined && files?.length === 1) onOpen(file);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
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
      <Box
        sx={dropStyle(over)}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <UploadFileOutlined color="action" aria-hidden />
        {/* It stands there before it speaks, so that it is read out. */}
        <output>
          {csv !== null && (result === null ? translate('imports.file.reading') : csv.file.name)}
          {rows > 0 && ` · ${translate('imports.file.count', { smart_count: rows, count: integer(rows) })}`}
        </output>
        {csv === null && (
          <Typography variant="body2" color="text.secondary">
            {translate('imports.file.drop')}
          </Typography>
        )}
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {translate(csv === null ? 'imports.file.choose' : 'imports.file.other')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          hidden
          aria-label={translate('imports.file.choose')}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again, mended.
            target.value = '';
          }}
        />
      </Box>
      {unusable !== null && <Alert severity="error">{sentence(unusable)}</Alert>}
    </>
  );
}
