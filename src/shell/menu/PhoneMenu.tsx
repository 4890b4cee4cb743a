import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { BAR_HEIGHT } from '../../ui/theme/sizes';
import { Brand } from '../Brand';
import { Languages } from '../language/Languages';
import { Person } from '../Person';
import { SideMenu } from './SideMenu';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** SHELL-16, SHELL-19: the drawer of a phone, over the page, with the person on top. */
export function PhoneMenu({ open, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': translate('shell.menu'),
          sx: { width: 'min(312px, calc(100vw - 48px))' },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: BAR_HEIGHT,
          padding: '0 6px 0 20px',
        }}
      >
        <Brand />
        <IconButton
          aria-label={translate('shell.closeMenu')}
          onClick={onClose}
          sx={({ palette }) => ({
            color: palette.nav.text,
            '&:hover': { color: palette.nav.strong, backgroundColor: palette.nav.active },
            '&:focus-visible': { outlineColor: palette.nav.focus, outlineOffset: -2 },
          })}
        >
          <CloseOutlined fontSize="large" />
        </IconButton>
      </Box>
      <Person tone="nav" />
      <SideMenu onOpen={onClose} />
      <Languages labelled />
    </Drawer>
  );
}
