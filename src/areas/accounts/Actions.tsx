import { useMayChange } from '../../session/use-may-change';
import type { AccountRecord } from './account';
import { DetailsLink } from './DetailsLink';
import { TurnButton } from './TurnButton';

/** ACC-03, ACC-11: what can be done with an account; its status is the business of level 1. */
export function Actions({ record }: { record: AccountRecord }) {
  const changes = useMayChange('/contas');
  return (
    <>
      {changes && <TurnButton record={record} />}
      <DetailsLink record={record} />
    </>
  );
}
