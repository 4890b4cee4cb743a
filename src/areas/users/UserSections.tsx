import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LEVEL } from '../../../contract/access';
import { BasicsSection } from '../../network/user-form/BasicsSection';
import { ApiSection } from './ApiSection';
import { ProfileSection } from './ProfileSection';
import { ScopeSection } from './ScopeSection';

interface UserSectionsProps {
  editing: boolean;
  /** The content beside the API switch. */
  apiUser?: ReactNode;
  /** The content below the period of API access, from top to bottom. */
  client?: ReactNode;
  webhooks?: ReactNode;
  /** The sections behind all others. */
  sessions?: ReactNode;
  secondFactor?: ReactNode;
  signOn?: ReactNode;
  subscriptions?: ReactNode;
}

/** The sections of a user's form; those that do not concern the profile are left out (USR-24, USR-32). */
export function UserSections(props: UserSectionsProps) {
  const { editing, apiUser, client, webhooks, sessions, secondFactor, signOn, subscriptions } = props;
  const profile: unknown = useWatch({ name: 'profile' });
  return (
    <>
      <BasicsSection editing={editing} />
      <ProfileSection />
      {profile === LEVEL.manager && <ApiSection apiUser={apiUser} client={client} webhooks={webhooks} />}
      {profile !== LEVEL.specific && <ScopeSection />}
      {sessions}
      {secondFactor}
      {signOn}
      {subscriptions}
    </>
  );
}
