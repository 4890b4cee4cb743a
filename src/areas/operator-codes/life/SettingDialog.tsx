import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { getUnusedSetting } from '../../../../contract/code-life';
import { OPERATOR_CODE } from '../../../../contract/limits';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useDialogWork, WorkDialog } from '../../../kit/edit/WorkDialog';
import { OneEstablishment } from '../../../network/establishments/OneEstablishment';
import { useOnlyEstablishment } from '../../../network/establishments/use-only-establishment';
import { call } from '../../../portal/client';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { AllSettingsForm } from './AllSettingsForm';
import { type Overtaken, SettingForm } from './SettingForm';

/** The form that the dialog's button sends. */
const FORM = 'unused-setting';

/** The setting of what happens to unused codes of an establishment. */
export function SettingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const title = useId();
  return (
    <WorkDialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      {open && <Settings title={title} onClose={onClose} />}
    </WorkDialog>
  );
}

function Settings({ title, onClose }: { title: string; onClose: () => void }) {
  const translate = useTranslate();
  const only = useOnlyEstablishment();
  const [chosen, setChosen] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const ec = all ? null : (chosen ?? only);
  const [changed, setChanged] = useState(false);
  useDialogWork(changed);
  const [overtaken, setOvertaken] = useState<Overtaken | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['unusedSetting', ec],
    queryFn: ({ signal }) => call(getUnusedSetting, { query: { ec: ec ?? '' }, signal }),
    enabled: ec !== null,
    // Each opening fetches the setting again, and nothing is refreshed during the choice.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <>
      <DialogTitle id={title}>{translate('codeLife.setting.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
        <DialogContentText>
          {translate('codeLife.setting.text', { days: OPERATOR_CODE.unusedDays })}
        </DialogContentText>
        {only === null && (
          <FormControlLabel
            control={<Checkbox checked={all} />}
            label={translate('codeLife.setting.all.choice')}
            onChange={(_event, checked) => {
              setAll(checked);
              setChanged(false);
              setOvertaken(null);
            }}
          />
        )}
        {all && <AllSettingsForm id={FORM} onChanged={setChanged} onSaved={onClose} />}
        {!all && (
          <OneEstablishment
            label={translate('codeLife.setting.ec')}
            noneText={translate('operatorCodes.form.noEstablishment')}
            value={ec}
            onChange={(key) => {
              setChosen(key);
              setChanged(false);
              setOvertaken(null);
            }}
          />
        )}
        {ec !== null && data === undefined && error === null && <Skeleton variant="rounded" height={160} />}
        {ec !== null && data === undefined && error !== null && (
          <LoadFailure title={translate('codeLife.setting.loadFailed')} error={error} onRetry={refetch} />
        )}
        {data !== undefined && (
          <SettingForm
            key={data.ec}
            setting={data}
            overtaken={overtaken}
            onOvertaken={setOvertaken}
            onChanged={setChanged}
            onSaved={onClose}
          />
        )}
      </DialogContent>
      <SubmitActions
        form={FORM}
        confirm={translate(overtaken === null ? 'codeLife.setting.save' : 'edit.anyway')}
        disabled={!all && data === undefined}
        onCancel={onClose}
      />
    </>
  );
}
