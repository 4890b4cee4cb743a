import { useTranslate } from 'react-admin';
import { FirstEstablishment } from '../../network/establishments/FirstEstablishment';
import type { AccountRecord } from './account';

/** ACC-04, ACC-05: the establishments whose cash is credited to an account. */
export function Establishments({ record: { apelido, contaEcs, ecsTotal } }: { record: AccountRecord }) {
  const translate = useTranslate();
  return (
    <FirstEstablishment
      establishments={contaEcs}
      total={ecsTotal ?? contaEcs.length}
      title={translate('accounts.ecs.title', { name: apelido })}
      more={(count) => translate('accounts.ecs.more', { count, name: apelido })}
    />
  );
}
