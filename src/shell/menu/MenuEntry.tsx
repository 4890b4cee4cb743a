import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { ScreenIcon } from '../ScreenIcon';

interface Props {
  path: ScreenPath;
  /** Called after a click, even if the page is already open. */
  onOpen?: () => void;
}

/** One entry of the side menu; a brass dot marks the open page. */
export function MenuEntry({ path, onOpen }: Props) {
  const translate = useTranslate();
  return (
    <li>
      <ListItemButton
        component={NavLink}
        to={path}
        onClick={onOpen}
        sx={({ palette, breakpoints }) => ({
          minHeight: 34,
          padding: '0 8px',
          gap: '12px',
          borderRadius: '6px',
          '& .dot': { display: 'none' },
          '&:hover': { backgroundColor: palette.nav.active },
          '&.active': { backgroundColor: palette.nav.active, color: palette.nav.strong },
          '&.active .label': { fontWeight: 600 },
          '&.active .dot': { display: 'block' },
          '&:focus-visible, &.Mui-focusVisible': {
            outlineColor: palette.nav.focus,
            outlineOffset: -2,
            backgroundColor: palette.nav.active,
          },
          [breakpoints.down('md')]: { minHeight: 44 },
        })}
      >
        <ScreenIcon path={path} />
        <Typography
          component="span"
          className="label"
          sx={{ flex: 1, fontSize: { xs: '1rem', md: '0.84375rem' }, fontWeight: 450 }}
        >
          {translate(`screens.${path}.menu`)}
        </Typography>
        <Box
          component="span"
          className="dot"
          sx={({ palette }) => ({
            width: 6,
            height: 6,
            borderRadius: '50%',
            backgroundColor: palette.nav.dot,
          })}
        />
      </ListItemButton>
    </li>
  );
}
