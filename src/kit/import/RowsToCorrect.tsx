import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { ImportResource } from '../../../contract/import-columns';
import { ErrorsButton } from './ErrorsButton';

interface RowsToCorrectProps {
  resource: ImportResource;
  batch: string;
  /** Whether the file was exported to be edited: it is corrected itself, because it alone says what each row was. */
  sheet: boolean;
}

/** How the rows with errors are corrected. */
export function RowsToCorrect({ resource, batch, sheet }: RowsToCorrectProps) {
  const translate = useTranslate();
  return sheet ? (
    <div>{translate('imports.sheet.errors')}</div>
  ) : (
    <Box sx={{ marginTop: '8px' }}>
      <ErrorsButton resource={resource} batch={batch} />
    </Box>
  );
}
