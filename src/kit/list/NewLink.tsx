import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CONTENT_ID } from '../../ui/focus/content-id';
import { createPath } from '../../ui/paths';
import { useShortcut } from '../../ui/shortcuts';
import { aboveDock, DOCK_HEIGHT, DOCKED, docked } from '../dock-style';
import { useShownList } from './shown-list';

/** USR-01, VIEW-04, OPC-04: leads to the form of a new record; on a phone from a dock, where the thumb is. */
export function NewLink() {
  const translate = useTranslate();
  const { screen } = useShownList();
  const shortcut = useShortcut('n');
  return (
    <Box sx={dockStyle}>
      <GlobalStyles styles={aboveLink} />
      <Button component={Link} to={createPath(screen)} {...shortcut} variant="contained" startIcon={<Add />}>
        {translate(`screens.${screen}.new`, { _: translate(`screens.${screen}.create`) })}
      </Button>
    </Box>
  );
}

const dockStyle: SxProps<Theme> = {
  display: 'flex',
  '& > .MuiButton-root': { whiteSpace: 'nowrap' },
  [DOCKED]: { ...docked, '& > .MuiButton-root': { flex: 1 } },
  '@media print': { display: 'none' },
};

/** The end of the list is not below the dock either. */
const aboveLink = {
  [DOCKED]: { ...aboveDock[DOCKED], [`#${CONTENT_ID}`]: { paddingBottom: DOCK_HEIGHT + 24 } },
};
