import { useState } from 'react';
import { beginSignOn } from '../../../contract/sign-on';
import { callPublic } from '../../portal/public-call';
import { checkedReply } from '../../portal/reply';
import type { SignInMessage } from '../message';
import { serverMessage } from '../server-message';
import { keepSignOn } from './kept-sign-on';

/**
 * Leads to a provider. From the press on it ignores others, because the page is about to be left.
 * @param search the query of the sign-in page
 */
export function useBeginSignOn(search: string) {
  const [going, setGoing] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ message: SignInMessage } | null>(null);

  async function begin(provider: string): Promise<void> {
    if (going !== null) return;
    setGoing(provider);
    setFailure(null);
    try {
      const { address, transaction } = checkedReply(
        await callPublic(beginSignOn, { body: { provider } }),
        (reply) => typeof reply.address === 'string' && typeof reply.transaction === 'string',
      );
      keepSignOn({ provider, transaction, search });
      location.assign(address);
    } catch (error) {
      setFailure({ message: serverMessage(error) });
      setGoing(null);
    }
  }

  return { going, failure, begin };
}
