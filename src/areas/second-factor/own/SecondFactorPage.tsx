import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formStyle } from '../../../kit/edit/form-style';
import { LoadingCard } from '../../../kit/LoadingCard';
import { PageTitle } from '../../../ui/PageTitle';
import { FactorCard } from './FactorCard';
import { NoFactorCard } from './NoFactorCard';
import { RequiredNotice } from './RequiredNotice';
import { SetUpDialog } from './SetUpDialog';
import { useOwnFactor } from './use-own-factor';

/** `/segundo-fator`: the second factor of the person's sign-ins. */
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
        ) : data.since === null ? (
          <NoFactorCard factor={data} onSetUp={setUp} />
        ) : (
          <FactorCard factor={data} since={data.since} onSetUp={setUp} />
        )}
      </Box>
      {/* It stays while the card behind it becomes another one: the recovery codes are shown once. */}
      <SetUpDialog open={settingUp} onClose={() => setSettingUp(false)} />
    </>
  );
}
