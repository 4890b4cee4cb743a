import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import {
  type AllUnusedSettings,
  getAllUnusedSettings,
  type UnusedAction,
  unusedActions,
  updateAllUnusedSettings,
} from '../../../../contract/code-life';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { call } from '../../../portal/client';
import { checkedReply } from '../../../portal/reply';
import { useFormat } from '../../../ui/format/use-format';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { UnusedRadios } from './UnusedRadios';

interface AllSettingsFormProps {
  /** The id of the form, which the dialog's button sends. */
  id: string;
  /** Called with each choice: whether it would change anything. */
  onChanged: (changed: boolean) => void;
  onSaved: () => void;
}

const KEY = ['unusedSetting', 'all'] as const;

/** The choice for all establishments of the person at once; how they stand now is said beside each. */
export function AllSettingsForm({ id, onChanged, onSaved }: AllSettingsFormProps) {
  const translate = useTranslate();
  const { data, error, refetch } = useAllSettings();
  if (data === undefined)
    return error === null ? (
      <Skeleton variant="rounded" height={160} aria-label={translate('common.loading')} />
    ) : (
      <LoadFailure title={translate('codeLife.setting.loadFailed')} error={error} onRetry={refetch} />
    );
  return <Choice id={id} settings={data} onChanged={onChanged} onSaved={onSaved} />;
}

function useAllSettings() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      checkedReply(await call(getAllUnusedSettings, { signal }), ({ counts }) => counts !== undefined),
    // Each opening counts again, and nothing is refreshed during the choice.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

interface ChoiceProps extends AllSettingsFormProps {
  settings: AllUnusedSettings;
}

function Choice({ id, settings: { counts, unused }, onChanged, onSaved }: ChoiceProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const notify = useNotify();
  const cache = useQueryClient();
  const total = counts.off + counts.tell + counts.switchOff;
  const [action, setAction] = useState<UnusedAction | null>(
    unusedActions.find((one) => counts[one] === total) ?? null,
  );
  const [faults, setFaults] = useState<{ action?: string }>({});
  const form = useFirstFault(faults);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: UnusedAction) =>
      call(updateAllUnusedSettings, { body: { action: chosen, seen: counts } }),
    onSuccess: () => {
      const changed = action === null ? 0 : total - counts[action];
      notify(changed === 0 ? 'edit.saved' : 'codeLife.setting.all.saved', {
        type: 'success',
        messageArgs: counted(changed),
      });
      onSaved();
    },
    // Somebody has set something else: what it is now is counted anew, and the choice stays.
    onError: () => void cache.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <form
      ref={form}
      id={id}
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault();
        setFaults(action === null ? { action: translate('codeLife.setting.all.missing') } : {});
        if (action !== null && !isPending) mutate(action);
      }}
    >
      <Typography variant="body2">
        {translate(unused === 0 ? 'codeLife.setting.all.none' : 'codeLife.setting.all.now', {
          ...counted(unused),
        })}
      </Typography>
      {error !== null && <SaveFailure error={error} title={translate('codeLife.setting.failed')} />}
      <UnusedRadios
        action={action}
        fault={faults.action}
        noteOf={(one) => translate('codeLife.setting.all.holds', counted(counts[one]))}
        onChange={(chosen) => {
          setAction(chosen);
          setFaults({});
          onChanged(counts[chosen] !== total);
        }}
      />
    </form>
  );
}
