import { type ReactNode, useState } from 'react';
import { EditBase } from 'react-admin';
import { KeepOpened } from './KeepOpened';
import { useSavedLists } from './use-saved-lists';

interface EditRecordProps {
  /** Other resources whose lists the record is on. */
  also?: readonly string[];
  children: ReactNode;
}

let visits = 0;
const ignored = () => undefined;

/**
 * A record to edit: react-admin's EditBase for the resource and the id of the address, with three differences.
 *
 * - Nothing is saved before the server says so, and nothing is left by itself: the form does that (EditForm).
 * - The record is always as the server has it now. Each visit has a key of its own in the cache, because lists fill
 *   the entry of the record with their rows, and saves with their replies: an old version would cause a conflict.
 * - A record that cannot be loaded shows a message in its place with a button to try again, and not a snackbar over
 *   a list.
 */
export function EditRecord({ also, children }: EditRecordProps) {
  const onSettled = useSavedLists(also);
  const [meta] = useState(() => {
    visits += 1;
    return { visit: visits };
  });
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      redirectOnError={false}
      queryOptions={{ meta, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, onError: ignored }}
      mutationOptions={{ meta, onSettled }}
    >
      <KeepOpened />
      {children}
    </EditBase>
  );
}
