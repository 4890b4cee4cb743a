import ApiOutlined from '@mui/icons-material/ApiOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { promosStyle } from './home-style';

/** HOME-08 to HOME-10: the offers. */
const promos = [
  { name: 'api', Icon: ApiOutlined },
  { name: 'withdrawals', Icon: PaymentsOutlined },
  { name: 'space', Icon: StorefrontOutlined },
] as const;

/** The provider's offers beside the terminals. */
export function Promos() {
  const translate = useTranslate();
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Typography variant="subtitle1" component="h2" id={title} sx={{ marginBottom: '12px' }}>
        {translate('home.promos.title')}
      </Typography>
      <Box component="ul" sx={promosStyle}>
        {promos.map(({ name, Icon }) => (
          <Card key={name} component="li">
            <Icon fontSize="large" color="primary" aria-hidden />
            <div>
              <Typography variant="subtitle1" component="h3">
                {translate(`home.promos.${name}.title`)}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {translate(`home.promos.${name}.text`)}
              </Typography>
            </div>
          </Card>
        ))}
      </Box>
    </section>
  );
}
