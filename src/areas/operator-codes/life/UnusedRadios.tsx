import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type UnusedAction, unusedActions } from '../../../../contract/code-life';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { legendStyle } from '../../../kit/list/controls-style';
import { FieldError } from '../../../ui/fields/FieldError';

interface UnusedRadiosProps {
  /** `null`: nothing is chosen yet. */
  action: UnusedAction | null;
  fault?: string | undefined;
  /** Says something more of a choice. */
  noteOf?: (action: UnusedAction) => string;
  onChange: (action: UnusedAction) => void;
}

/** Asks what becomes of unused codes. */
export function UnusedRadios({ action, fault, noteOf, onChange }: UnusedRadiosProps) {
  const translate = useTranslate();
  const textOf = useActionText();
  const id = useId();
  return (
    <FormControl error={fault !== undefined}>
      <FormLabel id={id} sx={legendStyle}>
        {translate('codeLife.setting.legend', { days: OPERATOR_CODE.unusedDays })}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        value={action}
        onChange={(_event, value) => onChange(value as UnusedAction)}
      >
        {unusedActions.map((one) => (
          <div key={one}>
            <FormControlLabel
              value={one}
              control={<Radio slotProps={{ input: noteOf ? { 'aria-describedby': `${id}-${one}` } : {} }} />}
              label={textOf(one)}
            />
            {noteOf && (
              <FormHelperText error={false} id={`${id}-${one}`} sx={{ margin: '-4px 0 0 32px' }}>
                {noteOf(one)}
              </FormHelperText>
            )}
          </div>
        ))}
      </RadioGroup>
      {fault !== undefined && (
        <FormHelperText id={`${id}-fault`}>
          <FieldError text={fault} />
        </FormHelperText>
      )}
      <FormHelperText error={false}>{translate('codeLife.setting.keeps')}</FormHelperText>
    </FormControl>
  );
}

/** Returns a function that says what becomes of unused codes. */
export function useActionText(): (action: UnusedAction) => string {
  const translate = useTranslate();
  return (action) => translate(`codeLife.setting.${action}`, { days: OPERATOR_CODE.warnedDays });
}
