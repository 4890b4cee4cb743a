import Box from '@mui/material/Box';

/** NEWS-01: the beginning of a text, six lines of it; who points at it or prints the list gets all of it. */
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
        '@media print': { WebkitLineClamp: 'unset' },
      }}
    >
      {text}
    </Box>
  );
}
