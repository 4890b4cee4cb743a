import { useQuery } from '@tanstack/react-query';
import { getOwnFactor, type OwnFactor } from '../../contract/second-factor';
import { call } from '../portal/client';
import { checkedReply } from '../portal/reply';
import { ownFactorKey } from './factor-keys';

/** The person's second factors, as they are now: a sign-in elsewhere may have used a recovery code. */
export function useOwnFactor() {
  return useQuery({
    queryKey: ownFactorKey,
    queryFn: async ({ signal }) => checkedReply(await call(getOwnFactor, { signal }), isWhole),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Tells whether a reply has what the pages read of it. */
export const isWhole = ({ recoveryCodes, passkeys }: { readonly [Key in keyof OwnFactor]?: unknown }) =>
  typeof recoveryCodes === 'number' && Array.isArray(passkeys);

/** Tells whether somebody has a second factor of any kind. */
export const hasFactor = ({ since, passkeys }: Pick<OwnFactor, 'since' | 'passkeys'>): boolean =>
  since !== null || passkeys.length > 0;
