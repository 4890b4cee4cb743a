import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '../../../kit/edit/FormSection';
import { fieldsStyle } from '../../../kit/edit/form-style';
import { OptionInput } from './OptionInput';
import { OptionsFailure } from './OptionsFailure';
import type { OrderValues } from './order-values';
import { PhoneInput } from './PhoneInput';
import { useCaseUserInfo } from './use-case-user-info';

interface TerminalSectionProps {
  /** Whether the terminal is that of a transaction. */
  locked: boolean;
}

/** WO-11, WO-12: the terminal, an operator of its establishment, and the phone number of the contact. */
export function TerminalSection({ locked }: TerminalSectionProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`workOrders.form.${key}`);
  const { setValue } = useFormContext<OrderValues>();
  const tipo = useWatch<OrderValues, 'tipo'>({ name: 'tipo' });
  const terminal = useWatch<OrderValues, 'numeroLogico'>({ name: 'numeroLogico' });
  const all = useCaseUserInfo(tipo, null);
  const ofTerminal = useCaseUserInfo(tipo, terminal);
  return (
    <FormSection title={text('where')} text={text('whereHelp')}>
      <Box sx={fieldsStyle}>
        <OptionInput
          source="numeroLogico"
          required
          label={text('numeroLogico')}
          placeholder={text('noTerminal')}
          options={all.terminals}
          loading={all.loading}
          disabledReason={locked ? text('ofTransaction') : undefined}
          // Operators belong to the establishment of the previous terminal.
          onChosen={() => setValue('numeroCartaoOperador', null)}
        >
          <OptionsFailure error={all.error} retry={all.retry} />
        </OptionInput>
        <OptionInput
          source="numeroCartaoOperador"
          label={text('numeroCartaoOperador')}
          placeholder={text('noOperator')}
          options={terminal === null ? [] : ofTerminal.operators}
          loading={ofTerminal.loading}
          disabledReason={terminal === null ? text('operatorFirst') : undefined}
        >
          {terminal !== null && <OptionsFailure error={ofTerminal.error} retry={ofTerminal.retry} />}
        </OptionInput>
        <PhoneInput source="telefone" />
      </Box>
    </FormSection>
  );
}
