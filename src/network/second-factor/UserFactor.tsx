import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getUserFactor } from '../../../contract/second-factor';
import { FormSection } from '../../kit/edit/FormSection';
import { call } from '../../portal/client';
import { checkedReply } from '../../portal/reply';
import { userFactorKey } from '../../session/factor-keys';
import { hasFactor, isWhole } from '../../session/use-own-factor';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { ResetFactor } from './ResetFactor';
import { useCodesLeft } from './use-codes-left';
import { useSinceText } from './use-since-text';

interface UserFactorProps {
  user: number;
  name: string;
}

/** Shows in the form of a user whether there is a second factor, which level 1 resets. */
export function UserFactor({ user, name }: UserFactorProps) {
  const translate = useTranslate();
  const sinceText = useSinceText();
  const codesLeft = useCodesLeft();
  const { data, error, isFetching, refetch } = useUserFactor(user);
  return (
    <FormSection title={translate('secondFactor.ofUser.title')} text={translate('secondFactor.ofUser.text')}>
      {data === undefined ? (
        error === null || isFetching ? (
          <Skeleton variant="rounded" height={64} aria-label={translate('common.loading')} />
        ) : (
          <LoadFailure title={translate('secondFactor.loadFailed')} error={error} onRetry={refetch} />
        )
      ) : !hasFactor(data) ? (
        <Typography color="text.secondary">{translate('secondFactor.ofUser.none')}</Typography>
      ) : (
        <div>
          {data.since !== null && <Typography>{sinceText(data.since)}</Typography>}
          {data.passkeys.length > 0 && (
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {translate('secondFactor.passkeys.ofUser', {
                names: data.passkeys.map((passkey) => passkey.name).join(', '),
              })}
            </Typography>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ marginBottom: '12px' }}>
            {codesLeft(data.recoveryCodes)}
          </Typography>
          <ResetFactor user={user} name={name} />
        </div>
      )}
    </FormSection>
  );
}

function useUserFactor(user: number) {
  return useQuery({
    queryKey: userFactorKey(user),
    queryFn: async ({ signal }) =>
      checkedReply(await call(getUserFactor, { params: { id: user }, signal }), isWhole),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
