import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { stepStyle } from './import-style';

interface StepCardProps {
  title: string;
  /** One sentence below it. */
  text?: string;
  /** At the end, from left to right. */
  actions?: ReactNode;
  /** Takes the focus when it appears: the step before it has gone, and the focus with it. */
  focused?: boolean;
  children: ReactNode;
}

const focus = (heading: HTMLElement | null) => heading?.focus();

/** A step of an import. */
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
