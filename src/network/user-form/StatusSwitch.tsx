import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import type { ListedPerson } from './person';
import { useTurnStatus } from './use-turn-status';

interface StatusSwitchProps {
  person: ListedPerson;
  /** The element that says why the status cannot be changed, where it cannot. */
  disabledBy?: string | undefined;
}

/**
 * The switch on a card of a phone. One tap activates; deactivating ends the sessions of the person and is confirmed
 * first.
 */
export function StatusSwitch({ person, disabledBy }: StatusSwitchProps) {
  const translate = useTranslate();
  const { turn, turning } = useTurnStatus();
  const [asking, setAsking] = useState(false);
  const { name, active } = person;
  const stop = () => setAsking(false);
  const onTap = () => {
    if (active && !turning) setAsking(true);
    else turn(person);
  };
  return (
    <>
      <Switch
        checked={active}
        disabled={disabledBy !== undefined}
        onChange={onTap}
        slotProps={{
          input: {
            role: 'switch',
            'aria-label': translate('users.activeSwitch', { name }),
            'aria-busy': turning,
            'aria-describedby': disabledBy,
          },
        }}
      />
      <ConfirmDialog
        open={asking}
        destructive
        title={translate('users.deactivate.title', { name })}
        text={translate('users.deactivate.text', { name })}
        cancel={translate('common.cancel')}
        confirm={translate('users.deactivate.confirm')}
        onCancel={stop}
        onConfirm={() => {
          stop();
          turn(person);
        }}
      />
    </>
  );
}
