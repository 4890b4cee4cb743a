import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../../ui/PageTitle';
import { DataProtectionCard } from './DataProtectionCard';
import { ManualsCard } from './ManualsCard';
import { PhonesCard } from './PhonesCard';
import { VideosCard } from './VideosCard';

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
