import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ClosedPeriods } from '../../../../contract/closings';
import { DateField } from '../../../kit/date-field/DateField';
import { useFormat } from '../../../ui/format/use-format';
import { dayStyle, monthStyle } from '../closings-style';
import { namedMenu } from '../named-menu';
import type { ChosenPeriod } from '../request';
import { quickStyle } from './compared-style';
import { isClosed, stepBack, stepOf, steps } from './other-period';

interface OtherPeriodProps {
  periods: ClosedPeriods;
  period: ChosenPeriod;
  other: string;
  onChoose: (other: string) => void;
}

/** With which period the chosen one is compared: the usual ones at a press, any other from the list. */
export function OtherPeriod({ periods, period, other, onChoose }: OtherPeriodProps) {
  const translate = useTranslate();
  const { month } = useFormat();
  const id = useId();
  const { kind } = period;
  const step = stepOf(period, other);
  const known = periods.months.map((one) => one.month);
  // One that was given by an address, or is usual and not closed, stays to be seen.
  const months = other === '' || known.includes(other) ? known : [other, ...known];
  return (
    <>
      {kind === 'month' ? (
        <TextField
          select
          id={id}
          sx={monthStyle}
          slotProps={{ select: { MenuProps: namedMenu(translate('closings.compared.other')) } }}
          label={translate('closings.compared.other')}
          value={other}
          onChange={({ target: { value } }) => onChoose(value)}
        >
          {months.map((one) => (
            <MenuItem key={one} value={one}>
              {month(one, { alone: true })}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Box sx={dayStyle}>
          <DateField
            label={translate('closings.compared.otherDay')}
            value={other}
            min={periods.since ?? undefined}
            max={periods.until ?? undefined}
            onChange={onChoose}
          />
        </Box>
      )}
      <Box component="fieldset" aria-label={translate('closings.compared.other')} sx={quickStyle}>
        {steps.map((one) => {
          const name = stepBack(period, one);
          return (
            <Button
              key={one}
              variant="outlined"
              aria-pressed={one === step}
              disabled={!isClosed(name, periods)}
              onClick={() => onChoose(name)}
            >
              {translate(`closings.compared.quick.${kind}.${one}`)}
            </Button>
          );
        })}
      </Box>
    </>
  );
}
