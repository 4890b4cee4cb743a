import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { createPath } from '../../ui/paths';
import { useShortcut } from '../../ui/shortcuts';
import { Dock } from '../Dock';
import { DOCKED } from '../dock-style';
import { useShownList } from './shown-list';

/** USR-01, VIEW-04, OPC-04: leads to the form of a new record; on a phone from a dock, where the thumb is. */
export function NewLink() {
  const translate = useTranslate();
  const { screen } = useShownList();
  const shortcut = useShortcut('n');
  return (
    <Dock sx={dockStyle}>
      <Button component={Link} to={createPath(screen)} {...shortcut} variant="contained" startIcon={<Add />}>
        {translate(`screens.${screen}.new`, { _: translate(`screens.${screen}.create`) })}
      </Button>
    </Dock>
  );
}

const dockStyle: SxProps<Theme> = {
  display: 'flex',
  '& > .MuiButton-root': { whiteSpace: 'nowrap' },
  [DOCKED]: { '& > .MuiButton-root': { flex: 1 } },
  '@media print': { display: 'none' },
};
