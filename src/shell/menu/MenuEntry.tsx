import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import { NavLink } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { inRail } from '../../ui/theme/sizes';
import { ScreenIcon } from '../ScreenIcon';

interface Props {
  path: ScreenPath;
  /** The icon stands alone, and a tooltip has the name. */
  rail?: boolean;
  /** Called after a click, even if the page is already open. */
  onOpen?: () => void;
}

/** One entry of the side menu; a brass dot marks the open page. */
export function MenuEntry({ path, rail = false, onOpen }: Props) {
  const name = useTranslate()(`screens.${path}.menu`);
  const link = (
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
        ...inRail({ position: 'relative', padding: '0 10px', minHeight: 40 }),
      })}
    >
      <ScreenIcon path={path} />
      <Typography
        component="span"
        className="label"
        sx={{
          flex: 1,
          fontSize: { xs: '1rem', md: '0.84375rem' },
          fontWeight: 450,
          ...inRail(visuallyHidden),
        }}
      >
        {name}
      </Typography>
      <Box
        component="span"
        className="dot"
        sx={({ palette }) => ({
          width: 6,
          height: 6,
          borderRadius: '50%',
          backgroundColor: palette.nav.dot,
          ...inRail({ position: 'absolute', right: '4px' }),
        })}
      />
    </ListItemButton>
  );
  return (
    <li>
      {rail ? (
        <Tooltip title={name} placement="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
