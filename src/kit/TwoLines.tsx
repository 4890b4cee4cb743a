import Box from '@mui/material/Box';

/** A cell with two lines: its value, and below it what explains the value. */
export function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        {first}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {second}
      </Box>
    </>
  );
}
