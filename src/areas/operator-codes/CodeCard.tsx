import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { RecordCard } from '../../kit/list/RecordCard';
import { nameAndCode } from '../../network/establishments/name-and-code';
import type { CodeRecord } from './code';
import { HandoverButton } from './life/HandoverButton';
import { useTurnCode } from './use-turn-code';

/** A code on a phone: the operator's name is a link to the form, and the switch saves at once. */
export function CodeCard({ record }: { record: CodeRecord }) {
  const translate = useTranslate();
  const { name, ec, nomefantasia, numerocartao, status } = record;
  return (
    <RecordCard
      name={name}
      active={status}
      brief={translate('operatorCodes.code', { tail: numerocartao })}
      actions={
        <>
          <HandoverButton code={record} />
          <CodeSwitch code={record} />
        </>
      }
    >
      <span>{nameAndCode({ key: ec, value: nomefantasia })}</span>
    </RecordCard>
  );
}

/** Look, "Phone": one tap saves; the switch changes when the server has replied. */
function CodeSwitch({ code }: { code: CodeRecord }) {
  const translate = useTranslate();
  const { turn, turning } = useTurnCode();
  return (
    <Switch
      checked={code.status}
      onChange={() => turn(code)}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': translate('operatorCodes.activeSwitch', { name: code.name, tail: code.numerocartao }),
          'aria-busy': turning,
        },
      }}
    />
  );
}
