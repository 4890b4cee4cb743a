import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { menuFor, type ScreenPath } from '../../contract/access';
import { PageTitle } from '../layout/PageTitle';
import { exists } from '../pages';
import { useSession } from '../session/use-session';
import { Greeting } from './Greeting';
import { ScreenCard } from './ScreenCard';

/** Not worth a card: one is there already, wants to leave, or finds it in the menu of the avatar. */
const elsewhere: readonly ScreenPath[] = ['/home', '/alterar-senha-perfil', '/logout'];

/** `/home`: the greeting, and the screens that the person may open. */
export function HomePage() {
  const translate = useTranslate();
  const { standing } = useSession();
  const screens = menuFor(standing, (path) => exists(path) && !elsewhere.includes(path)).flatMap(
    (group) => group.screens,
  );
  return (
    <>
      <PageTitle title={translate('screens./home.title')} />
      <Greeting />
      {screens.length > 0 && (
        <Box component="section" aria-labelledby="screens">
          <Typography variant="subtitle1" component="h2" id="screens" sx={{ margin: '24px 0 12px' }}>
            {translate('home.screens')}
          </Typography>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
              gap: '16px',
              margin: 0,
              padding: 0,
              listStyle: 'none',
            }}
          >
            {screens.map(({ path }) => (
              <ScreenCard key={path} path={path} />
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}
