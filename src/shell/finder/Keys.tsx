import Box from '@mui/material/Box';
import { finderKeys } from './finder-keys';

/** The keys that open the page finder. */
export function Keys() {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={({ palette, typography }) => ({
        flex: 'none',
        padding: '1px 6px',
        border: `1px solid ${palette.line2}`,
        borderRadius: '4px',
        backgroundColor: palette.background.paper,
        color: palette.text.secondary,
        fontFamily: typography.fontFamily,
        fontSize: '0.6875rem',
        lineHeight: '16px',
      })}
    >
      {finderKeys}
    </Box>
  );
}
