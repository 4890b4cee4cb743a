import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Recognised } from './columns';

/** What is to be said of the columns of a file before anything is sent: what is missing, unknown or there twice. */
export function FileFindings({
  columns: { unknown, missing, twice },
  sheet,
}: {
  columns: Recognised;
  /** Whether the file was exported to be edited. */
  sheet: boolean;
}) {
  const translate = useTranslate();
  const say = (key: string, values: object) => translate(`imports.file.${key}`, values);
  const key = missing.find(({ required }) => required);
  const others = missing.filter(({ required }) => !required);
  return (
    <>
      {key !== undefined && <Alert severity="error">{say('noKey', { column: key.heading })}</Alert>}
      {twice !== null && <Alert severity="error">{say('twice', { column: twice.heading })}</Alert>}
      {sheet && <Alert severity="info">{translate('imports.sheet.recognised')}</Alert>}
      {unknown.length > 0 && (
        <Alert severity="warning">{say('unknown', { columns: unknown.join(', ') })}</Alert>
      )}
      {key === undefined && others.length > 0 && (
        <Alert severity="info">
          {say('missing', { columns: others.map(({ heading }) => heading).join(', ') })}
        </Alert>
      )}
    </>
  );
}
