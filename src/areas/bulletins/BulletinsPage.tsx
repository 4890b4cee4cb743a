import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PageTitle } from '../../ui/PageTitle';
import { BulletinList } from './BulletinList';

/** `/informativos`: short videos, each with title, text and date (HELP-06). */
export function BulletinsPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('screens./informativos.title')} />
      <Box sx={{ maxWidth: 1080 }}>
        <Typography sx={{ marginBottom: '16px', color: 'text.secondary' }}>
          {translate('bulletins.intro')}
        </Typography>
        <BulletinList />
      </Box>
    </>
  );
}
