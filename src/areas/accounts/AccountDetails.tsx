import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RecordPage } from '../../kit/edit/RecordPage';
import { AccountFacts } from './AccountFacts';
import { type AccountRecord, carriedAccount } from './account';

/** `/contas/conta-detalhes/:id` (ACC-08 to ACC-10, with the rules of USR-10). */
export function AccountDetails() {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <RecordPage<AccountRecord, AccountRecord>
      screen="/contas"
      title={translate('accounts.details.title')}
      back={translate('accounts.details.back')}
      carried={carriedAccount(state)}
      entity="account"
      Waiting={Waiting}
    >
      {(account) => <AccountFacts account={account} />}
    </RecordPage>
  );
}

function Waiting({ carried }: { carried: AccountRecord | null }) {
  return <AccountFacts account={carried} loading />;
}
