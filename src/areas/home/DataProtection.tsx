import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDeployment } from '../../ui/format/deployment';

/** A placeholder in the sentence, which the address replaces. */
const PLACE = '\u0000';

/** HOME-11: the contact for questions about personal data. */
export function DataProtection() {
  const translate = useTranslate();
  const address = useDeployment()?.contacts.dataProtection;
  if (address === undefined) return null;
  const [before, after] = translate('home.dataProtection.text', { address: PLACE }).split(PLACE);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {before}
      <Link href={`mailto:${address}`}>{address}</Link>
      {after}
    </Typography>
  );
}
