import { useTranslate } from 'react-admin';
import { EditDialog } from '../../kit/edit/EditDialog';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { BankRecord } from './bank';

/** Loaded on demand, because forms need a library that no list needs. */
const BankForm = lazyNamed(() => import('./BankForm'), 'BankForm');

/** BANK-09: `/bancos/editar/001`, over the list. */
export function BankEdit() {
  const translate = useTranslate();
  return (
    <EditDialog<BankRecord> screen="/bancos" title={translate('banks.edit.title')}>
      {(bank, leave) => (
        <BankForm bank={bank} onCancel={() => leave()} onSaved={() => leave('portal-Bancos-msg/success')} />
      )}
    </EditDialog>
  );
}
