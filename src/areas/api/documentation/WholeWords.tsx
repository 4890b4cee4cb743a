import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Lines break between the words, and within one only where a whole line has no room for it. */
export function WholeWords({ text }: { text: string }) {
  return text.split(' ').map((word, at) => (
    <Fragment key={`${at} ${word}`}>
      {at > 0 && ' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {word}
      </Box>
    </Fragment>
  ));
}
