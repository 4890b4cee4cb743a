import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { phoneOf } from '../../../../contract/phone-numbers';
import { disputesMore } from '../../../../contract/work-order-rules';
import { carriedDispute, rememberDispute } from '../../../kit/carried-dispute';
import { ConfirmDialog } from '../../../kit/edit/ConfirmDialog';
import { CreateForm } from '../../../kit/edit/CreateForm';
import { cardStyle, formStyle } from '../../../kit/edit/form-style';
import { SaveBar } from '../../../kit/edit/SaveBar';
import { SaveProblems } from '../../../kit/edit/SaveProblems';
import { useConfirmation } from '../../../kit/edit/use-confirmation';
import type { SavedState } from '../../../kit/list/use-saved-flag';
import { useSession } from '../../../session/use-session';
import { useClock } from '../../../ui/format/use-clock';
import { useFormat } from '../../../ui/format/use-format';
import { newKey } from '../../../ui/new-key';
import { useBrowserPreference } from '../../../ui/use-browser-preference';
import { OpeningFailure } from './OpeningFailure';
import { OrderSections } from './OrderSections';
import {
  faultsOf,
  fieldOf,
  filledIn,
  initialValues,
  type OrderValues,
  orderFields,
  wishOf,
} from './order-values';
import { usePhoneCountry } from './use-phone-country';

const LIST = '/chamados';
/** A lost reply needs no search: a repeated request returns the number of the first one. */
const nothingArrived = async () => null;

/** Opens a work order (WO-10 to WO-24), or disputes a transaction of the statement. */
export function NewOrderForm() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const clock = useClock();
  const { dateTime, comma } = useFormat();
  const { state } = useLocation();
  const [dispute] = useState(() => carriedDispute(state));
  const [key] = useState(newKey);
  const country = usePhoneCountry();
  const [lastPhone, rememberPhone] = useLastPhone();
  // What the form begins with does not change while it is open.
  const [begun] = useState(lastPhone);
  const exceeds = useConfirmation();
  const dataOf = (values: OrderValues) => wishOf(values, dispute, comma);
  return (
    <CreateForm<OrderValues>
      fields={orderFields}
      fieldOf={fieldOf}
      sx={formStyle}
      announced
      initial={initialValues(dispute, { comma, telefone: begun })}
      dataOf={(values) => ({ ...dataOf(values), chave: key })}
      differences={filledIn}
      validate={(values) => faultsOf(values, dataOf(values), { now: clock(), country })}
      confirm={(values) => !disputesMore(dataOf(values)) || exceeds.confirm()}
      arrived={nothingArrived}
      onSaved={({ tipo, telefone }, saved) => {
        rememberPhone(phoneOf(telefone, country) ?? '');
        if (dispute !== null && tipo === 'contestacaoTransacao') {
          rememberDispute(cache, dispute, Number(saved.id));
        }
        const state: SavedState = { saved: translate('workOrders.form.opened', { number: saved.id }) };
        void navigate(LIST, { state });
      }}
    >
      <SaveProblems Failure={OpeningFailure} />
      {dispute !== null && (
        <Alert severity="info" role="note">
          {translate('workOrders.form.prefilled', { ...dateTime(dispute.capturedAt) })}
        </Alert>
      )}
      <Card sx={cardStyle}>
        <OrderSections ofStatement={dispute !== null} />
      </Card>
      <SaveBar back={LIST} />
      <ConfirmDialog
        open={exceeds.open}
        title={translate('workOrders.exceeds.title')}
        text={translate('workOrders.exceeds.text')}
        cancel={translate('common.cancel')}
        confirm={translate('workOrders.exceeds.confirm')}
        onCancel={() => exceeds.answer(false)}
        onConfirm={() => exceeds.answer(true)}
      />
    </CreateForm>
  );
}

/** The phone number of the person's last work order in this browser, and how to remember another one. */
function useLastPhone(): [string, (phone: string) => void] {
  const { login } = useSession();
  const [last, keep] = useBrowserPreference(`portal.phone.${login}`);
  return [last ?? '', keep];
}
