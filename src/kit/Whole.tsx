import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** Codes, logins and addresses have a digit or an `@`; words of a sentence break as its language has it. */
const CODE = /[\d@]/;
/** Shorter ones without a mark inside are broken by no browser. */
const BREAKS = /[-@/.]./;
const LONG = 14;
/** No line has room for as much; a box around it would only keep a text from being cut after some lines. */
const ENDLESS = 80;

/** A code or an address that is longer than a line breaks behind a mark that joins its parts. */
const JOINT = /(?<=[-@/._])(?=[^-@/._])/;

/**
 * A text whose codes, logins and e-mail addresses stand on one line each, unless one is longer than the line: then it
 * breaks behind a mark inside it.
 */
export function Whole({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, index) => (
    // The pieces of a text have no keys of their own, and change with it.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{isPiece(word) ? <Piece word={word} /> : word}</Fragment>
  ));
}

const isPiece = (word: string) =>
  CODE.test(word) && (BREAKS.test(word) || word.length > LONG) && word.length <= ENDLESS;

function Piece({ word }: { word: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'top' }}>
      {word.split(JOINT).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </Box>
  );
}
