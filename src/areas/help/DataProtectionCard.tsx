import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { useDeployment } from '../../ui/format/deployment';
import { HelpCard } from './HelpCard';
import { contactStyle } from './help-style';

/** The contact for questions about personal data. */
export function DataProtectionCard() {
  const translate = useTranslate();
  const address = useDeployment()?.contacts.dataProtection;
  if (address === undefined) return null;
  return (
    <HelpCard title={translate('help.dataProtection.title')} text={translate('help.dataProtection.text')}>
      <Box sx={{ marginTop: '10px' }}>
        <Link href={`mailto:${address}`} underline="hover" sx={contactStyle}>
          <MailOutlined fontSize="small" />
          {address}
        </Link>
      </Box>
    </HelpCard>
  );
}
