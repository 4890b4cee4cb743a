import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useSession } from '../session/use-session';
import { initialOf } from './initial';
import { profileKeys } from './profile-keys';

interface Props {
  /** Whether it is shown on the drawer or on a card. */
  tone: 'nav' | 'surface';
}

/** Who is signed in: initial, name, profile (SHELL-26) and login. */
export function Person({ tone }: Props) {
  const translate = useTranslate();
  const { name, login, standing } = useSession();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '12px',
        padding: tone === 'nav' ? '8px 20px' : '12px 16px',
      }}
    >
      <Avatar sx={{ width: 40, height: 40, fontSize: '1rem' }} aria-hidden>
        {initialOf(name)}
      </Avatar>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography
          sx={({ palette }) => ({
            fontWeight: 600,
            color: tone === 'nav' ? palette.nav.strong : 'text.primary',
          })}
        >
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: tone === 'nav' ? 'inherit' : 'text.secondary' }}>
          {profileKeys(standing).map((key) => (
            <Fragment key={key}>
              {translate(`shell.profiles.${key}`)}
              <br />
            </Fragment>
          ))}
          {login}
        </Typography>
      </Box>
    </Box>
  );
}
