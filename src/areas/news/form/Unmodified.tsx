import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useChanges } from '../../../kit/edit/record-form-context';

/** NEWS-11: says that the form has no changes and is not sent. */
export function Unmodified() {
  const translate = useTranslate();
  const changes = useChanges();
  return changes === 0 ? <Alert severity="error">{translate('marketing.problems.required')}</Alert> : null;
}
