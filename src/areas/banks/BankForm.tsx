import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogSaveBar } from '../../kit/edit/DialogSaveBar';
import { EditForm } from '../../kit/edit/EditForm';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { SwitchInput } from '../../kit/edit/SwitchInput';
import { TextInput } from '../../kit/edit/TextInput';
import { HistoryDisclosure } from '../../kit/history/HistoryDisclosure';
import { fieldsStyle } from '../../kit/list/controls-style';
import type { BankRecord } from './bank';
import { type BankValues, bankFields, bankShape, isLength } from './bank-values';

interface BankFormProps {
  bank: BankRecord;
  onCancel: () => void;
  onSaved: () => void;
}

const validate = ({ tamanhoCodigoDepositoIdentificado: typed }: BankValues) =>
  isLength(typed) ? {} : { tamanhoCodigoDepositoIdentificado: 'banks.edit.lengthWrong' };

/** BANK-09: partner, length of the deposit code, active. Code and name cannot be changed. */
export function BankForm({ bank, onCancel, onSaved }: BankFormProps) {
  const translate = useTranslate();
  const [seen, setSeen] = useState(bank);
  const text = (value: boolean | string) =>
    typeof value === 'string' ? value : translate(value ? 'common.yes' : 'common.no');
  return (
    <EditForm
      shape={bankShape}
      fields={bankFields}
      seen={seen}
      onSeen={setSeen}
      describeChange={({ field, before, after }) => ({
        field: translate(`banks.edit.${field}`),
        before: text(before),
        after: text(after),
      })}
      validate={validate}
      onSaved={onSaved}
    >
      <DialogContent sx={fieldsStyle}>
        <Typography color="text.secondary">
          {seen.codigoBancario} · {seen.nome}
        </Typography>
        <SaveProblems />
        <SwitchInput source="parceiro" label={translate('banks.edit.parceiro')} />
        <TextInput
          source="tamanhoCodigoDepositoIdentificado"
          id="bank-length"
          label={translate('banks.edit.tamanhoCodigoDepositoIdentificado')}
          help={translate('banks.edit.lengthHelp')}
          htmlInput={{ inputMode: 'numeric', maxLength: 2 }}
        />
        <SwitchInput source="ativo" label={translate('banks.edit.ativo')} />
        <HistoryDisclosure entity="bank" recordKey={bank.id} />
      </DialogContent>
      <DialogSaveBar onCancel={onCancel} />
    </EditForm>
  );
}
