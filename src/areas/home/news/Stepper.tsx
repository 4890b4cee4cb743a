import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface Step {
  label: string;
  /** `null` where there is nothing in this direction. The button stays and keeps the focus. */
  onStep: (() => void) | null;
}

interface Props {
  /** The current position. */
  children: ReactNode;
  previous: Step;
  next: Step;
  /** The id of the element that a step changes. */
  controls: string;
}

/** The current position, and buttons for a step back and forward. */
export function Stepper({ children, previous, next, controls }: Props) {
  return (
    <Box sx={stepperStyle}>
      {children}
      {[previous, next].map(({ label, onStep }, index) => (
        <IconButton
          key={label}
          size="small"
          aria-label={label}
          aria-controls={controls}
          aria-disabled={onStep === null}
          onClick={() => onStep?.()}
        >
          {index === 0 ? <ChevronLeftOutlined /> : <ChevronRightOutlined />}
        </IconButton>
      ))}
    </Box>
  );
}

const stepperStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  '& > :first-of-type': { marginRight: '4px' },
  '& [aria-disabled=true], & [aria-disabled=true]:hover': {
    color: 'text.disabled',
    opacity: 0.6,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
};
