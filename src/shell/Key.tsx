import Box from '@mui/material/Box';

interface KeyProps {
  /** It only reminds of what the control around says already. */
  hint?: boolean;
  children: string;
}

/** A key, or keys that are pressed together, as a keyboard names them. */
export function Key({ hint = false, children }: KeyProps) {
  return (
    <Box
      component="kbd"
      aria-hidden={hint || undefined}
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
      {children}
    </Box>
  );
}
