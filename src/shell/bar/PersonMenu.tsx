import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isInMenu, type ScreenPath } from '../../../contract/access';
import { useAccess } from '../../session/use-access';
import { useSession } from '../../session/use-session';
import { themeModes } from '../../ui/theme/mode';
import { useMenu } from '../../ui/use-menu';
import { initialOf } from '../initial';
import { Person } from '../Person';
import { ScreenIcon } from '../ScreenIcon';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { useAreas } from '../use-areas';
import { ThemeChoice } from './ThemeChoice';

/** SHELL-13: in this order. */
const entries: readonly ScreenPath[] = [
  '/alterar-senha-perfil',
  '/assinaturas',
  '/sessoes',
  '/segundo-fator',
  '/ajuda',
  '/logout',
];

/** SHELL-13, SHELL-14, SHELL-16: the avatar with the person's initial, and its menu. */
export function PersonMenu() {
  const translate = useTranslate();
  const { name, standing } = useSession();
  const mayOpen = useAccess();
  const { exists } = useAreas();
  const { anchor, open, close, opener } = useMenu();
  const shortcuts = useShortcuts();
  const label = translate('shell.profile', { name });
  const listed = entries.filter((path) => exists(path) && mayOpen(path) && isInMenu(standing, path));
  const link = (path: ScreenPath) => (
    <MenuItem key={path} component={Link} to={path} onClick={close}>
      <ScreenIcon path={path} />
      {translate(`screens.${path}.menu`)}
    </MenuItem>
  );
  return (
    <>
      <IconButton {...opener} aria-label={label} sx={{ borderRadius: '50%', marginLeft: '4px' }}>
        <Avatar>{initialOf(name)}</Avatar>
      </IconButton>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -8, horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 288 } } }}
      >
        <Person tone="surface" />
        <Divider />
        <MenuList autoFocusItem aria-label={label} sx={{ padding: '4px' }}>
          {listed.filter((path) => path !== '/logout').map(link)}
          <MenuItem
            onClick={() => {
              close();
              shortcuts.open();
            }}
          >
            <KeyboardOutlined />
            {translate('shell.shortcuts')}
          </MenuItem>
          <Divider />
          <ListSubheader role="presentation" sx={{ lineHeight: '28px', fontSize: '0.75rem' }}>
            {translate('shell.theme.label')}
          </ListSubheader>
          {themeModes.map((mode) => (
            <ThemeChoice key={mode} mode={mode} />
          ))}
          <Divider />
          {link('/logout')}
        </MenuList>
      </Popover>
      {shortcuts.dialog}
    </>
  );
}
