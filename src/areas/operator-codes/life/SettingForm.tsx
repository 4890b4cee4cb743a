import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  getUnusedSetting,
  type UnusedAction,
  type UnusedSetting,
  updateUnusedSetting,
} from '../../../../contract/code-life';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { ConflictNotice } from '../../../kit/edit/ConflictNotice';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { call } from '../../../portal/client';
import { PortalError } from '../../../ui/failure/portal-error';
import { UnusedRadios, useActionText } from './UnusedRadios';

interface SettingFormProps {
  /** The stored setting; after a conflict the one of the other person. */
  setting: UnusedSetting;
  /**
   * After a conflict, the setting that the dialog opened with and the refusal of the save; `null` where there was none.
   */
  overtaken: Overtaken | null;
  onOvertaken: (overtaken: Overtaken | null) => void;
  /** Called with each choice: whether it differs from what is stored. */
  onChanged: (changed: boolean) => void;
  onSaved: () => void;
}

export interface Overtaken {
  before: UnusedSetting;
  text: string;
}

/** The choice for one establishment; the dialog's button sends it. */
export function SettingForm({ setting, overtaken, onOvertaken, onChanged, onSaved }: SettingFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const [action, setAction] = useState<UnusedAction>(setting.action);
  const { ec, version, unused } = setting;
  const keep = (stored: UnusedSetting) => cache.setQueryData(['unusedSetting', ec], stored);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => call(updateUnusedSetting, { body: { ec, action, version } }),
    onSuccess: (stored) => {
      keep(stored);
      notify('edit.saved', { type: 'success' });
      onSaved();
    },
    onError: async (failure) => {
      if (!(failure instanceof PortalError) || failure.status !== 409) return;
      const stored = await call(getUnusedSetting, { query: { ec } }).catch(() => null);
      if (stored === null) return;
      keep(stored);
      onOvertaken({ before: overtaken?.before ?? setting, text: failure.message });
    },
  });
  const heading = translate('codeLife.setting.legend', { days: OPERATOR_CODE.unusedDays });
  const textOf = useActionText();
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
      {overtaken !== null && (
        <ConflictNotice
          text={overtaken.text}
          changes={[
            { field: heading, before: textOf(overtaken.before.action), after: textOf(setting.action) },
          ]}
          onTakeStored={() => {
            setAction(setting.action);
            onChanged(false);
            reset();
            onOvertaken(null);
          }}
        />
      )}
      {error !== null && overtaken === null && (
        <SaveFailure error={error} title={translate('codeLife.setting.failed')} />
      )}
      <UnusedRadios
        action={action}
        onChange={(chosen) => {
          setAction(chosen);
          onChanged(chosen !== setting.action);
        }}
      />
    </form>
  );
}
