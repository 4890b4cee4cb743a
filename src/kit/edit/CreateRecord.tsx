import type { ReactNode } from 'react';
import { CreateBase } from 'react-admin';
import { useSavedLists } from './use-saved-lists';

interface CreateRecordProps {
  /** Other resources whose lists the record is on. */
  also?: readonly string[];
  children: ReactNode;
}

/** A record to register: react-admin's CreateBase, which leaves to the form (CreateForm) what follows from a save. */
export function CreateRecord({ also, children }: CreateRecordProps) {
  const onSettled = useSavedLists(also);
  return (
    <CreateBase mutationMode="pessimistic" redirect={false} mutationOptions={{ onSettled }}>
      {children}
    </CreateBase>
  );
}
