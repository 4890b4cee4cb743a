import MailOutlined from '@mui/icons-material/MailOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { manualsOf } from '../../../contract/help';
import { useSession } from '../../session/use-session';
import { useDeployment } from '../../ui/format/deployment';
import { PageTitle } from '../../ui/PageTitle';
import { HelpCard } from './HelpCard';
import { contactStyle, rowsStyle } from './help-style';
import { ManualRow } from './ManualRow';
import { PhonesCard } from './PhonesCard';

/** `/ajuda`: phone numbers, manuals and videos (HELP-01 to HELP-05). */
export function HelpPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('screens./ajuda.title')} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: '16px',
          maxWidth: 1080,
        }}
      >
        <PhonesCard />
        <ManualsCard />
        <VideosCard />
        <DataProtectionCard />
      </Box>
    </>
  );
}

/** The contact for questions about personal data. */
function DataProtectionCard() {
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

/** HELP-02 to HELP-04: the manuals that the person may download. */
function ManualsCard() {
  const translate = useTranslate();
  const { standing } = useSession();
  return (
    <HelpCard title={translate('help.manuals.title')} text={translate('help.manuals.text')}>
      <Box component="ul" sx={rowsStyle}>
        {manualsOf(standing).map((type) => (
          <ManualRow key={type} type={type} />
        ))}
      </Box>
    </HelpCard>
  );
}

/** A link to the bulletins. */
function VideosCard() {
  const translate = useTranslate();
  return (
    <HelpCard title={translate('help.videos.title')} text={translate('help.videos.text')}>
      <Button
        component={RouterLink}
        to="/informativos"
        variant="outlined"
        startIcon={<PlayCircleOutlined />}
        sx={{ marginTop: '14px' }}
      >
        {translate('help.videos.open')}
      </Button>
    </HelpCard>
  );
}
