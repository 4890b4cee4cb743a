import Box from '@mui/material/Box';

/** NEWS-01: the first six lines of a text, on a phone the first one; the pointer and a printed list show the whole text. */
export function ClampedText({ text }: { text: string }) {
  return (
    <Box
      component="span"
      title={text}
      sx={{
        display: '-webkit-box',
        overflow: 'hidden',
        whiteSpace: 'pre-line',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 6,
        '@media (max-width: 999.98px)': { WebkitLineClamp: 1 },
        '@media print': { WebkitLineClamp: 'unset' },
      }}
    >
      {text}
    </Box>
  );
}
