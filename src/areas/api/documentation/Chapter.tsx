import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ChapterProps {
  /** The fragment of the page's address that leads to the chapter. */
  anchor: string;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A chapter of the documentation that is not a call. */
export function Chapter({ anchor, title, text, children }: ChapterProps) {
  return (
    <Card
      component="section"
      aria-labelledby={anchor}
      sx={{
        display: 'grid',
        gap: '12px',
        minWidth: 0,
        padding: { xs: '16px', md: '20px 24px' },
        '& h2': { scrollMarginTop: '80px' },
        '& h2:focus': { outline: 'none' },
      }}
    >
      <div>
        <Typography id={anchor} component="h2" variant="subtitle1" tabIndex={-1}>
          {title}
        </Typography>
        {text !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {text}
          </Typography>
        )}
      </div>
      {children}
    </Card>
  );
}
