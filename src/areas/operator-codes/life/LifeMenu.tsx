import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMenu } from '../../../ui/use-menu';
import { LeftDialog } from './LeftDialog';
import { SettingDialog } from './SettingDialog';

/** The actions on codes that do not belong to a row of the list. */
export function LifeMenu() {
  const translate = useTranslate();
  const { anchor, open, close, opener } = useMenu();
  const [dialog, setDialog] = useState<'left' | 'setting' | null>(null);
  const show = (which: 'left' | 'setting') => {
    close();
    setDialog(which);
  };
  const hide = () => setDialog(null);
  const label = translate('codeLife.more');
  return (
    <>
      <IconButton aria-label={label} {...opener}>
        <MoreVertOutlined />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        <MenuItem onClick={() => show('left')}>{translate('codeLife.left.open')}</MenuItem>
        <MenuItem onClick={() => show('setting')}>{translate('codeLife.setting.open')}</MenuItem>
      </Menu>
      <LeftDialog open={dialog === 'left'} onClose={hide} />
      <SettingDialog open={dialog === 'setting'} onClose={hide} />
    </>
  );
}
