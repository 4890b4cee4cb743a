import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { ListPopover } from '../multi-select/ListPopover';

interface PopoverButtonProps {
  /** What the button is called, where that is more than what it shows. */
  name?: string;
  /** What the popover is called. */
  title: string;
  content: ReactNode;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A button among rows or facts, and what it has to say about them. */
export function PopoverButton({ name, title, content, sx = {}, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        aria-label={name}
        sx={sx}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </ButtonBase>
      <ListPopover title={title} anchor={anchor} onClose={() => setAnchor(null)}>
        {content}
      </ListPopover>
    </>
  );
}
