import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type FactorRule, factorRules } from '../../../../contract/second-factor';
import { legendStyle } from '../../../kit/list/controls-style';
import { FieldError } from '../../../ui/fields/FieldError';

interface RuleRadiosProps {
  rule: FactorRule;
  /** The deployment lets no rule be weaker. */
  least: FactorRule;
  fault: string | undefined;
  onChange: (rule: FactorRule) => void;
}

/** The rules, each with a sentence that says what it means, or why it cannot be chosen. */
export function RuleRadios({ rule, least, fault, onChange }: RuleRadiosProps) {
  const translate = useTranslate();
  const id = useId();
  const weaker = (one: FactorRule) => factorRules.indexOf(one) < factorRules.indexOf(least);
  return (
    <FormControl error={fault !== undefined}>
      <FormLabel id={id} sx={legendStyle}>
        {translate('secondFactor.rules.edit.rule')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        value={rule}
        onChange={(_event, value) => {
          const chosen = factorRules.find((one) => one === value);
          if (chosen !== undefined) onChange(chosen);
        }}
        sx={{ gap: '4px' }}
      >
        {factorRules.map((one) => (
          <div key={one}>
            <FormControlLabel
              value={one}
              disabled={weaker(one)}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${id}-${one}` } }} />}
              label={translate(`secondFactor.rules.${one}.name`)}
            />
            <FormHelperText error={false} id={`${id}-${one}`} sx={{ margin: '-4px 0 0 32px' }}>
              {translate(`secondFactor.rules.${one}.help`)}{' '}
              {weaker(one) && translate('secondFactor.rules.bySettings')}
            </FormHelperText>
          </div>
        ))}
      </RadioGroup>
      {fault !== undefined && (
        <FormHelperText id={`${id}-fault`}>
          <FieldError text={fault} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
