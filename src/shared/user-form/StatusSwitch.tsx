import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import type { ListedPerson } from './person';
import { useTurnStatus } from './use-turn-status';

/** The switch of a card on a phone: one tap saves. */
export function StatusSwitch({ person }: { person: ListedPerson }) {
  const translate = useTranslate();
  const { turn, turning } = useTurnStatus();
  return (
    <Switch
      checked={person.active}
      onChange={() => void turn(person)}
      slotProps={{
        input: {
          role: 'switch',
          'aria-label': translate('users.activeSwitch', { name: person.name }),
          'aria-busy': turning,
        },
      }}
    />
  );
}
