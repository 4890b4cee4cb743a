import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** A sentence below it. */
  text: string;
  children: ReactNode;
}

/** A part of the help page, under its own heading. */
export function HelpCard({ title, text, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: '16px', md: '20px 24px' }, overflowWrap: 'anywhere' }}
    >
      <Typography id={id} variant="subtitle1" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ marginTop: '2px', color: 'text.secondary' }}>
        {text}
      </Typography>
      {children}
    </Card>
  );
}
