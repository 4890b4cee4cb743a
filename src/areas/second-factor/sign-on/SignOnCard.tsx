import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle } from '../../../kit/edit/form-style';
import { LoadingCard } from '../../../kit/LoadingCard';
import { ProviderRows } from './ProviderRows';
import { useProviders } from './use-providers';

/** The providers of OpenID Connect at which people sign in, and what their groups give. */
export function SignOnCard() {
  const translate = useTranslate();
  const title = translate('singleSignOn.title');
  const { data, error, isFetching, refetch } = useProviders();
  if (data === undefined)
    return (
      <LoadingCard
        title={title}
        error={isFetching ? null : error}
        failed={translate('singleSignOn.loadFailed')}
        onRetry={refetch}
        height={96}
      />
    );
  return (
    <Card sx={cardStyle}>
      <FormSection title={title} text={translate('singleSignOn.text')}>
        {data.providers.length === 0 ? (
          <Typography variant="body2" color="text.secondary">
            {translate('singleSignOn.none')}
          </Typography>
        ) : (
          <ProviderRows providers={data.providers} />
        )}
      </FormSection>
    </Card>
  );
}
