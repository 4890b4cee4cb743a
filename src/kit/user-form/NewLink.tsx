import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { CONTENT_ID } from '../../shell/content-id';
import { createPath } from '../paths';
import type { PeopleScreen } from './person';

interface NewLinkProps {
  screen: PeopleScreen;
  /** What the button says. */
  label: string;
}

/** USR-01, VIEW-04: leads to the form of a new record; on a phone from a dock, where the thumb is. */
export function NewLink({ screen, label }: NewLinkProps) {
  return (
    <Box sx={dockStyle}>
      <GlobalStyles styles={aboveDock} />
      <Button component={Link} to={createPath(screen)} variant="contained" startIcon={<Add />}>
        {label}
      </Button>
    </Box>
  );
}

/** SHELL-20: below 600 px the main action stands in a dock. */
const DOCKED = '@media (max-width: 599.98px)';
const DOCK = 68;

const dockStyle: SxProps<Theme> = {
  display: 'flex',
  '& > .MuiButton-root': { whiteSpace: 'nowrap' },
  [DOCKED]: {
    position: 'fixed',
    zIndex: 'appBar',
    left: 0,
    right: 0,
    bottom: 0,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    borderTop: '1px solid',
    borderColor: 'divider',
    backgroundColor: 'background.paper',
    '& > .MuiButton-root': { flex: 1 },
  },
  '@media print': { display: 'none' },
};

/** Snackbars and exports stand 12 px above the dock, and the end of the list is not below it. */
const aboveDock = {
  [DOCKED]: {
    ':root': { '--dock': `${DOCK + 12}px` },
    [`#${CONTENT_ID}`]: { paddingBottom: DOCK + 24 },
    '.MuiPaper-root.export-tray': { bottom: `calc(${DOCK + 12}px + env(safe-area-inset-bottom))` },
  },
};
