import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Move } from './link-choice';
import { moveStyle } from './link-style';

const buttons = [
  ['selectedRight', ChevronRight],
  ['allRight', KeyboardDoubleArrowRight],
  ['selectedLeft', ChevronLeft],
  ['allLeft', KeyboardDoubleArrowLeft],
] as const satisfies readonly (readonly [Move, unknown])[];

interface MoveButtonsProps {
  /** How many establishments a button would move; with none it is disabled (VIEW-23). */
  countOf: (move: Move) => number;
  onMove: (move: Move) => void;
}

/**
 * VIEW-23: the buttons that move establishments between the tables. A button that has moved everything passes the focus
 * to the opposite one.
 */
export function MoveButtons({ countOf, onMove }: MoveButtonsProps) {
  const translate = useTranslate();
  const group = useRef<HTMLFieldSetElement>(null);
  const press = (move: Move) => {
    // Drawn at once, because only then is it known whether the pressed button is disabled.
    flushSync(() => onMove(move));
    const active = document.activeElement;
    const lost = active === document.body || (active instanceof HTMLButtonElement && active.disabled);
    if (lost) group.current?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus();
  };
  return (
    <Box ref={group} component="fieldset" aria-label={translate('reportViewers.dialog.moves')} sx={moveStyle}>
      {buttons.map(([move, Icon]) => (
        <IconButton
          key={move}
          disabled={countOf(move) === 0}
          aria-label={translate(`reportViewers.dialog.${move}`)}
          title={translate(`reportViewers.dialog.${move}`)}
          onClick={() => press(move)}
        >
          <Icon />
        </IconButton>
      ))}
    </Box>
  );
}
