import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { BAR_HEIGHT, DRAWER_WIDTH } from '../theme/theme-for';

/** The frame without its content, while the session is being verified: nothing jumps when it is. */
export function FramePlaceholder() {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      aria-label={translate('common.loading')}
      sx={{ display: 'block', minHeight: '100vh' }}
    >
      <Box
        sx={({ palette }) => ({
          position: 'fixed',
          inset: '0 0 auto 0',
          height: BAR_HEIGHT,
          backgroundColor: palette.background.paper,
          borderBottom: `1px solid ${palette.divider}`,
        })}
      />
      <Box
        sx={({ palette }) => ({
          position: 'fixed',
          inset: '0 auto 0 0',
          width: { xs: 0, md: DRAWER_WIDTH },
          backgroundColor: palette.nav.main,
        })}
      />
    </Box>
  );
}
