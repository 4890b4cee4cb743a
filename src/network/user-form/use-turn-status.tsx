import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useResourceContext, useTranslate, useUpdate } from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useIsUpdating } from '../../ui/use-is-running';
import { type ListedPerson, PEOPLE } from './person';

/** Marks a change that undoes another one. */
const UNDOING = { undoing: true };

/**
 * Look, "Phone": activates or deactivates somebody from the list. The row turns when the server has answered, and a
 * button in the snackbar saves it back.
 */
export function useTurnStatus() {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const isUpdating = useIsUpdating(resource);
  // These callbacks run also when the card is gone, as when the person undoes the change from another page.
  const [update, { isPending: turning }] = useUpdate<ListedPerson>(resource, undefined, {
    mutationMode: 'pessimistic',
    onSuccess: (stored, { previousData, meta }) => {
      // LIST-01: this list shows it already; both fetch anew when somebody comes to them.
      for (const name of PEOPLE) void cache.invalidateQueries({ queryKey: [name], refetchType: 'none' });
      const undo = (
        <Button size="small" color="inherit" onClick={() => turn({ ...previousData, ...stored }, true)}>
          {translate('users.undo')}
        </Button>
      );
      notify('edit.saved', { type: 'success', ...(meta !== UNDOING && { action: undo }) });
    },
    onError: (error) => {
      notify(`${translate('saveUsr/error')} ${failureText(error)}`, { type: 'error' });
      // Somebody else was faster, or the answer was lost: the list shows what is stored.
      if (error instanceof PortalError) void cache.invalidateQueries({ queryKey: [resource] });
    },
  });

  const turn = (person: ListedPerson, undoing = false) => {
    if (isUpdating(person.id)) return;
    const { id, version } = person;
    const data = { active: !person.active, version };
    void update(resource, { id, data, previousData: person, ...(undoing && { meta: UNDOING }) });
  };
  return { turn, turning };
}
