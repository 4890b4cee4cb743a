import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { promosStyle } from './home-style';

/** HOME-08 to HOME-10: the offers. */
const promos = ['api', 'withdrawals', 'space'] as const;

/** The provider's offers beside the terminals, as text. */
export function Promos() {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('home.promos.title')} sx={promosStyle}>
      {promos.map((name) => (
        <Typography key={name} component="li" variant="body2" color="text.secondary">
          <strong>{translate(`home.promos.${name}.title`)}</strong> {translate(`home.promos.${name}.text`)}
        </Typography>
      ))}
    </Box>
  );
}
