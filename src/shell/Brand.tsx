import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Mark } from './Mark';

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
