import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ImportResource } from '../../../contract/import-columns';
import { useFormat } from '../../ui/format/use-format';
import { ErrorsButton } from './ErrorsButton';

interface RowsToCorrectProps {
  resource: ImportResource;
  batch: string;
  /** How many there are. */
  count: number;
  /** Whether the file was exported to be edited: it is corrected itself, because it alone says what each row was. */
  sheet: boolean;
}

/** How the rows with errors are corrected. */
export function RowsToCorrect({ resource, batch, count, sheet }: RowsToCorrectProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  return (
    <>
      <div>{translate(sheet ? 'imports.sheet.errors' : 'imports.preview.correct', counted(count))}</div>
      {!sheet && (
        <Box sx={{ marginTop: '8px' }}>
          <ErrorsButton resource={resource} batch={batch} />
        </Box>
      )}
    </>
  );
}
