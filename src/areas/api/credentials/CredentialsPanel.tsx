import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { StepCard } from '../../../kit/StepCard';
import { CopyField } from '../../../kit/secret/CopyField';
import { ApiClientPart } from '../../../network/api-client/ApiClientPart';
import { ownClient } from '../../../network/api-client/client-calls';
import { useFormat } from '../../../ui/format/use-format';
import { CredentialsCard } from '../CredentialsCard';
import { factsStyle } from '../facts-style';
import { RefreshButton } from '../RefreshButton';
import { RenewSecret } from './RenewSecret';
import { RevokeSecret } from './RevokeSecret';
import { useCredentialTexts } from './use-credential-texts';

/** SES-28: the API user of the person, its state, and the actions on its secret. */
export function CredentialsPanel() {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { validity, secret, lastUse } = useCredentialTexts();
  const text = (key: string) => translate(`api.credentials.${key}`);
  return (
    <CredentialsCard>
      {(credentials, refresh, refreshing) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' }}>
          <StepCard
            title={text('title')}
            text={text('text')}
            actions={
              <>
                <RenewSecret credentials={credentials} />
                <RevokeSecret revoked={credentials.revokedAt !== null} />
                <RefreshButton onRefresh={refresh} busy={refreshing} />
              </>
            }
          >
            <CopyField label={translate('secrets.clientId')} value={credentials.clientId} />
            <Box component="dl" sx={factsStyle}>
              <div>
                <dt>{text('secret')}</dt>
                <dd>{secret(credentials)}</dd>
              </div>
              <div>
                <dt>{text('validity')}</dt>
                <dd>{validity(credentials)}</dd>
              </div>
              <div>
                <dt>{text('lastUse')}</dt>
                <dd>{lastUse(credentials)}</dd>
              </div>
              <div>
                <dt>{text('createdAt')}</dt>
                <dd>{translate('api.moment', dateTime(credentials.createdAt))}</dd>
              </div>
            </Box>
          </StepCard>
          <StepCard title={translate('apiClient.title')} text={translate('apiClient.text')}>
            <ApiClientPart calls={ownClient} />
          </StepCard>
        </Box>
      )}
    </CredentialsCard>
  );
}
