import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface StepCardProps {
  title: string;
  /** One sentence below it. */
  text?: string;
  /** At the end, from left to right. */
  actions?: ReactNode;
  /** Moves the focus to the card when it appears, because the step before it, which had the focus, is gone. */
  focused?: boolean;
  children: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** A card with a title of its own: a step of an import, a part of an answer. */
export function StepCard({ title, text, actions, focused = false, children }: StepCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={stepStyle}>
      <div className="head">
        <Typography variant="subtitle1" component="h2" id={id} {...(focused && { ref: focus, tabIndex: -1 })}>
          {title}
        </Typography>
        {text !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        )}
      </div>
      {children}
      {actions !== undefined && <Box className="actions">{actions}</Box>}
    </Card>
  );
}

/** SHELL-20: up to 500 px what stands side by side stacks. */
const STACKED = '@media (max-width: 500px)';

const stepStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
  padding: { xs: '16px', md: '20px 24px' },
  '& .head': { display: 'grid', gap: '4px' },
  '& h2:focus': { outline: 'none' },
  '& .findings:not(:empty)': { display: 'grid', gap: '16px' },
  '& .findings:empty': { display: 'none' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    [STACKED]: { '& > *': { flex: 'auto' } },
  },
};
