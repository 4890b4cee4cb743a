import type { ReactNode } from 'react';
import { CreateBase } from 'react-admin';

/** A record to register: react-admin's CreateBase, which leaves to the form (CreateForm) what follows from a save. */
export function CreateRecord({ children }: { children: ReactNode }) {
  return (
    <CreateBase mutationMode="pessimistic" redirect={false}>
      {children}
    </CreateBase>
  );
}
