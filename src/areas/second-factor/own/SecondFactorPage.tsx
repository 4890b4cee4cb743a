import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formStyle } from '../../../kit/edit/form-style';
import { LoadingCard } from '../../../kit/LoadingCard';
import { useOwnFactor } from '../../../session/use-own-factor';
import { PageTitle } from '../../../ui/PageTitle';
import { FactorCard } from './FactorCard';
import { RequiredNotice } from './RequiredNotice';
import { SetUpDialog } from './SetUpDialog';

/** `/segundo-fator`: the second factors of the person's sign-ins. */
export function SecondFactorPage() {
  const translate = useTranslate();
  const title = translate('screens./segundo-fator.title');
  const { data, error, isFetching, refetch } = useOwnFactor();
  const [settingUp, setSettingUp] = useState(false);
  const setUp = () => setSettingUp(true);
  return (
    <>
      <PageTitle title={title} />
      <Box sx={formStyle}>
        <RequiredNotice factor={data} />
        {data === undefined ? (
          <LoadingCard
            title={title}
            error={isFetching ? null : error}
            failed={translate('secondFactor.loadFailed')}
            onRetry={refetch}
            height={160}
          />
        ) : (
          <FactorCard factor={data} onSetUp={setUp} />
        )}
      </Box>
      {/* It stays while the card behind it becomes another one: the recovery codes are shown once. */}
      <SetUpDialog open={settingUp} onClose={() => setSettingUp(false)} />
    </>
  );
}
