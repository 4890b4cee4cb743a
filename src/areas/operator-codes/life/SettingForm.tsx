import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  type UnusedAction,
  type UnusedSetting,
  unusedActions,
  updateUnusedSetting,
} from '../../../../contract/code-life';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { legendStyle } from '../../../kit/list/controls-style';
import { call } from '../../../portal/client';

/** The choice for one establishment; the dialog's button sends it. */
export function SettingForm({ setting, onSaved }: { setting: UnusedSetting; onSaved: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const legend = useId();
  const [action, setAction] = useState<UnusedAction>(setting.action);
  const { ec, version, unused } = setting;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(updateUnusedSetting, { body: { ec, action, version } }),
    onSuccess: (stored) => {
      cache.setQueryData(['unusedSetting', ec], stored);
      notify('edit.saved', { type: 'success' });
      onSaved();
    },
  });
  const days = { unused: OPERATOR_CODE.unusedDays, warned: OPERATOR_CODE.warnedDays };
  return (
    <form
      id="unused-setting"
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <Typography variant="body2">
        {translate(unused === 0 ? 'codeLife.setting.none' : 'codeLife.setting.now', { smart_count: unused })}
      </Typography>
      {error !== null && <SaveFailure error={error} title={translate('codeLife.setting.failed')} />}
      <FormControl>
        <FormLabel id={legend} sx={legendStyle}>
          {translate('codeLife.setting.legend', { days: days.unused })}
        </FormLabel>
        <RadioGroup
          aria-labelledby={legend}
          value={action}
          onChange={(_event, value) => setAction(value as UnusedAction)}
        >
          {unusedActions.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={translate(`codeLife.setting.${one}`, { days: days.warned })}
            />
          ))}
        </RadioGroup>
        <FormHelperText>{translate('codeLife.setting.keeps')}</FormHelperText>
      </FormControl>
    </form>
  );
}
