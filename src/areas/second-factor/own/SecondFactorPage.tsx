import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formStyle } from '../../../kit/edit/form-style';
import { PageTitle } from '../../../ui/PageTitle';
import { LoadFailure } from '../../../ui/states/LoadFailure';
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
  const failed = error !== null && !isFetching;
  return (
    <>
      <PageTitle title={title} />
      <Box sx={formStyle}>
        <RequiredNotice factor={data} />
        {data === undefined ? (
          <Card
            component="section"
            aria-busy={!failed}
            aria-label={failed ? title : translate('common.loading')}
          >
            {failed ? (
              <LoadFailure title={translate('secondFactor.loadFailed')} error={error} onRetry={refetch} />
            ) : (
              <Skeleton variant="rounded" height={160} sx={{ margin: '24px' }} />
            )}
          </Card>
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
