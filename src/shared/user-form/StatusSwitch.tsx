import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import type { ListedPerson } from './person';
import { useTurnStatus } from './use-turn-status';

interface StatusSwitchProps {
  person: ListedPerson;
  /** The element that says why the status cannot be changed, where it cannot. */
  disabledBy?: string | undefined;
}

/** The switch of a card on a phone: one tap saves. */
export function StatusSwitch({ person, disabledBy }: StatusSwitchProps) {
  const translate = useTranslate();
  const { turn, turning } = useTurnStatus();
  return (
    <Switch
      checked={person.active}
      disabled={disabledBy !== undefined}
      onChange={() => void turn(person)}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': translate('users.activeSwitch', { name: person.name }),
          'aria-busy': turning,
          'aria-describedby': disabledBy,
        },
      }}
    />
  );
}
