import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import type { CodeRecord } from './code';
import { useTurnCode } from './use-turn-code';

/** Look, "Phone": one tap saves; the switch changes when the server has replied. */
export function CodeSwitch({ code }: { code: CodeRecord }) {
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
