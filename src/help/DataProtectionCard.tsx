import MailOutlined from '@mui/icons-material/MailOutlined';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useConfig } from '../portal/use-config';
import { HelpCard } from './HelpCard';
import { contactStyle } from './help-style';

/** Whom to ask about one's own data. */
export function DataProtectionCard() {
  const translate = useTranslate();
  const address = useConfig()?.contacts.dataProtection;
  if (address === undefined) return null;
  return (
    <HelpCard title={translate('help.dataProtection.title')} text={translate('help.dataProtection.text')}>
      <Link href={`mailto:${address}`} underline="hover" sx={{ ...contactStyle, marginTop: '10px' }}>
        <MailOutlined fontSize="small" />
        {address}
      </Link>
    </HelpCard>
  );
}
