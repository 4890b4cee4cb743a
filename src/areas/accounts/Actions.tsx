import { useMayChange } from '../../session/use-may-change';
import type { AccountRecord } from './account';
import { DetailsLink } from './DetailsLink';
import { TurnButton } from './TurnButton';

/** ACC-03, ACC-11: the actions of an account; only people of level 1 may change its status. */
export function Actions({ record }: { record: AccountRecord }) {
  const changes = useMayChange('/contas');
  return (
    <>
      {changes && <TurnButton record={record} />}
      <DetailsLink record={record} />
    </>
  );
}
