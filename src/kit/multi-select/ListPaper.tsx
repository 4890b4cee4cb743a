import Paper, { type PaperProps } from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, useContext } from 'react';
import { hintStyle } from './multi-select-style';

/** What the open list says at its foot; empty: nothing. */
export const ListHint = createContext('');

/** The sheet of the open list. Its hint floats with it, so that nothing on the page moves. */
export function ListPaper({ children, ...paper }: PaperProps) {
  const hint = useContext(ListHint);
  return (
    <Paper {...paper}>
      {children}
      {hint !== '' && (
        <Typography
          variant="caption"
          component="p"
          sx={hintStyle}
          aria-hidden // the field is described by it
          onMouseDown={(event) => event.preventDefault()} // would take the focus and close the list
        >
          {hint}
        </Typography>
      )}
    </Paper>
  );
}
