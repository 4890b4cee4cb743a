import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useIsPhone } from '../../ui/use-is-phone';
import { useWindowEvent } from '../../ui/use-window-event';
import { opensFinder } from './finder-keys';
import { PageFinder } from './PageFinder';

/** The page finder in the bar: a field, and on a phone a button that opens the field. */
export function FinderPlace() {
  const translate = useTranslate();
  const phone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);

  useWindowEvent('keydown', (event) => {
    if (!opensFinder(event)) return;
    event.preventDefault();
    if (phone) setOpen(true);
    else field.current?.focus();
  });

  if (!phone) {
    return (
      <Box sx={{ width: 236, flex: 'none', marginRight: '4px' }}>
        <PageFinder inputRef={field} hint />
      </Box>
    );
  }
  const label = translate('shell.finder.label');
  return (
    <>
      <IconButton aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SearchOutlined fontSize="large" />
      </IconButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
        slotProps={{
          transition: { onEntered: () => field.current?.focus() },
          paper: {
            'aria-label': label,
            sx: { overflow: 'visible', padding: '12px', height: 'auto !important' },
          },
        }}
      >
        <PageFinder inputRef={field} onOpen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
