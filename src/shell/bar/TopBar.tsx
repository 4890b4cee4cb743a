import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { visuallyHidden } from '@mui/utils';
import { TitlePortal, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAccess } from '../../session/use-access';
import { useSession } from '../../session/use-session';
import { BACK_PLACE } from '../../ui/back-place';
import { BAR_HEIGHT, DRAWER, inRail } from '../../ui/theme/sizes';
import { useIsPhone } from '../../ui/use-is-phone';
import { Brand } from '../Brand';
import { FinderPlace } from '../finder/FinderPlace';
import { Bell } from '../notifications/Bell';
import { useAreas } from '../use-areas';
import { LoadingBar } from './LoadingBar';
import { PersonMenu } from './PersonMenu';

interface Props {
  onMenu: () => void;
}

/** SHELL-15 to SHELL-17: the bar over every page: its title, the finder, help, the bell and the avatar. */
export function TopBar({ onMenu }: Props) {
  const translate = useTranslate();
  const phone = useIsPhone();
  const { exists } = useAreas();
  const mayOpen = useAccess();
  // Before a second factor is set up there is nothing to find, and the server tells no news.
  const { factorDue = false } = useSession().standing;
  return (
    <AppBar
      position="fixed"
      sx={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: { xs: 0, md: '4px' },
        height: BAR_HEIGHT,
        paddingRight: { xs: '8px', md: '24px' },
        // Where the title would have no room, help is only in the menu of the avatar.
        '@media (max-width: 360px)': { '& .help': { display: 'none' } },
        // And the buttons stand closer together.
        '@media (max-width: 319.98px)': { paddingRight: '4px', '& .MuiIconButton-root': { width: 38 } },
        '@media (max-width: 500px)': { [`& #${BACK_PLACE}:not(:empty) ~ div .help`]: { display: 'none' } },
        '@media print': { position: 'static', border: 0 },
      }}
    >
      {phone ? (
        <IconButton
          aria-label={translate('shell.openMenu')}
          onClick={onMenu}
          sx={{ marginLeft: '4px', '@media print': { display: 'none' } }}
        >
          <MenuOutlined fontSize="large" />
        </IconButton>
      ) : (
        <Box
          sx={({ palette }) => ({
            flex: 'none',
            display: 'flex',
            alignItems: 'center',
            width: DRAWER,
            height: BAR_HEIGHT,
            padding: '0 20px',
            ...inRail({ padding: '0 19px', '& .MuiTypography-root': visuallyHidden }),
            backgroundColor: palette.nav.main,
            '@media print': { display: 'none' },
          })}
        >
          <Brand />
        </Box>
      )}
      <Box
        id={BACK_PLACE}
        sx={{
          flex: 'none',
          '&:not(:empty)': { paddingLeft: { xs: 0, md: '16px' } },
          '@media print': { display: 'none' },
        }}
      />
      <TitlePortal
        component="h1"
        sx={{
          paddingLeft: { xs: 0, md: '20px' },
          // On a phone the bar is two lines high, because a truncated title says nothing.
          whiteSpace: { xs: 'normal', md: 'nowrap' },
          lineHeight: { xs: '22px', md: '24px' },
          overflowWrap: 'anywhere',
          // The back arrow leaves it less room.
          '@media (min-width: 401px) and (max-width: 500px)': {
            [`#${BACK_PLACE}:not(:empty) + &`]: { fontSize: '1rem', lineHeight: '20px' },
          },
          // The longest word fits beside the help button, also with wide letter spacing, and three lines into the bar.
          '@media (max-width: 400px)': { fontSize: '0.9375rem', lineHeight: '18px' },
          '@media (max-width: 360px)': { fontSize: '0.875rem' },
          '@media (max-width: 319.98px)': { fontSize: '0.8125rem' },
        }}
      />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0, sm: '4px' },
          '@media print': { display: 'none' },
        }}
      >
        {!factorDue && <FinderPlace />}
        {exists('/ajuda') && mayOpen('/ajuda') && (
          <Tooltip title={translate('screens./ajuda.title')}>
            <IconButton
              component={Link}
              to="/ajuda"
              className="help"
              aria-label={translate('screens./ajuda.title')}
            >
              <HelpOutlineOutlined fontSize={phone ? 'large' : 'medium'} />
            </IconButton>
          </Tooltip>
        )}
        {!factorDue && <Bell />}
        <PersonMenu />
      </Box>
      <LoadingBar />
    </AppBar>
  );
}
