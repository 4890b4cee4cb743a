import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Mark and name on the nav colour; a link to the home page. */
export function Brand() {
  const translate = useTranslate();
  return (
    <Box
      component={Link}
      to="/home"
      sx={({ palette }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: '11px',
        width: 'fit-content',
        borderRadius: '6px',
        color: palette.nav.strong,
        textDecoration: 'none',
        '&:focus-visible': { outlineColor: palette.nav.focus },
      })}
    >
      <Mark size={25} />
      <Typography component="span" variant="h6" translate="no">
        {translate('shell.product')}
      </Typography>
    </Box>
  );
}

interface Props {
  size: number;
}

/** The product's mark: a dial in a door, its index in brass. Drawn in the colour of the text around it. */
function Mark({ size }: Props) {
  const { palette } = useTheme();
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="6" stroke="currentColor" strokeWidth="1.8" />
      <path d="M15.6 9.2a4.6 4.6 0 1 0 0 5.6" stroke="currentColor" strokeWidth="2" />
      <path d="M14.4 12h5.2" stroke={palette.nav.dot} strokeWidth="2" />
    </svg>
  );
}
