import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type GetListResult,
  useDataProvider,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { PortalError } from '../../portal/error';
import { useFailureText } from '../../shell/states/use-failure-text';
import type { ListedPerson } from './person';
import { usePeopleChanged } from './use-people-changed';

/**
 * Look, "Phone": activates or deactivates somebody from the list. The row turns when the server has answered, and a
 * button in the snackbar saves it back.
 */
export function useTurnStatus() {
  const resource = useResourceContext() ?? '';
  const provider = useDataProvider();
  const notify = useNotify();
  const translate = useTranslate();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const peopleChanged = usePeopleChanged();
  const [turning, setTurning] = useState(false);
  const busy = useRef(false);

  const show = (turned: ListedPerson) =>
    cache.setQueriesData<GetListResult<ListedPerson>>({ queryKey: [resource, 'getList'] }, (list) =>
      list === undefined
        ? list
        : { ...list, data: list.data.map((row) => (row.id === turned.id ? { ...row, ...turned } : row)) },
    );

  const save = async (person: ListedPerson, undoing: boolean) => {
    const { id, version } = person;
    const active = !person.active;
    try {
      await provider.update(resource, { id, data: { active, version }, previousData: person });
    } catch (error) {
      notify(`${translate('saveUsr/error')} ${failureText(error)}`, { type: 'error' });
      // Somebody else was faster, or the answer was lost: the list shows what is stored.
      if (error instanceof PortalError) void cache.invalidateQueries({ queryKey: [resource] });
      return;
    }
    // A change counts the version up by one.
    const turned = { id, active, version: version + 1 };
    peopleChanged();
    show({ ...person, ...turned });
    notify('edit.saved', {
      type: 'success',
      ...(!undoing && {
        action: (
          <Button size="small" color="inherit" onClick={() => void turn({ ...person, ...turned }, true)}>
            {translate('users.undo')}
          </Button>
        ),
      }),
    });
  };

  const turn = async (person: ListedPerson, undoing = false) => {
    if (busy.current) return;
    busy.current = true;
    setTurning(true);
    await save(person, undoing);
    busy.current = false;
    setTurning(false);
  };
  return { turn, turning };
}
