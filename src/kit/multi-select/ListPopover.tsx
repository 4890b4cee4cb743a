import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { listPopoverStyle } from './multi-select-style';

interface ListPopoverProps {
  title: string;
  /** What it hangs from; `null` while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /**
   * Called when the popover is closed; whoever passes it places the focus. Without it the focus returns by itself.
   */
  onClosed?: () => void;
  paperRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A titled list that hangs from a field. */
export function ListPopover({ title, anchor, onClose, onClosed, paperRef, children }: ListPopoverProps) {
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      disableRestoreFocus={onClosed !== undefined}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        transition: { ...(onClosed !== undefined && { onExited: onClosed }) },
        paper: { ref: paperRef, role: 'dialog', 'aria-label': title, sx: listPopoverStyle },
      }}
    >
      <Typography variant="subtitle1">{title}</Typography>
      {children}
    </Popover>
  );
}
