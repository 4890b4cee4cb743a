import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** A text in which names of code stand between backticks. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      <Box
        key={index}
        component="code"
        sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' }}
      >
        {piece}
      </Box>
    ),
  );
}
