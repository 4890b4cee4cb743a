import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { Whole } from '../../../kit/Whole';

/** A text in which names of code stand between backticks. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((piece, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>
        <Whole text={piece} />
      </Fragment>
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
