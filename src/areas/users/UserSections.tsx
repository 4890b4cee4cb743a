import type { ReactNode } from 'react';
import { LEVEL } from '../../../contract/access';
import { BasicsSection } from '../../kit/user-form/BasicsSection';
import { ApiSection } from './ApiSection';
import { ProfileSection } from './ProfileSection';
import { ScopeSection } from './ScopeSection';
import type { UserForm } from './use-user-form';

interface UserSectionsProps {
  form: UserForm;
  editing: boolean;
  /** What stands beside the API switch. */
  apiUser?: ReactNode;
}

/** The sections of a user; those that a profile has nothing to do with are left out (USR-24, USR-32). */
export function UserSections({ form, editing, apiUser }: UserSectionsProps) {
  const { values, change } = form;
  return (
    <>
      <BasicsSection values={values} editing={editing} form={form} onChange={change} />
      <ProfileSection form={form} />
      {values.profile === LEVEL.manager && <ApiSection form={form} apiUser={apiUser} />}
      {values.profile !== LEVEL.specific && <ScopeSection form={form} />}
    </>
  );
}
