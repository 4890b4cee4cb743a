import Box from '@mui/material/Box';

/** What a cell says, and below it what makes that plain. */
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
