import { bypass } from 'msw';
import { inject } from 'vitest';
import { createApiUser } from '../../../../contract/api-users';
import { type Operation, pathOf } from '../../../../contract/operation';
import { login } from '../../../../contract/session';
import {
  createUser,
  getUser,
  listUsers,
  type UserChanges,
  type UserCreation,
  type UserRecord,
  updateUser,
} from '../../../../contract/users';
import { PASSWORD } from '../../../support/network';
import { people } from '../../../support/people';

let token: Promise<string> | undefined;

async function tokenOf(user: string): Promise<string> {
  const answer = await fetch(
    bypass(inject('portalUrl') + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user, password: PASSWORD }),
    }),
  );
  return ((await answer.json()) as { token: string }).token;
}

/** A call of a colleague, elsewhere: the console's own calls are not mixed with it. */
export async function asColleague(operation: Operation, path: string, body?: object): Promise<unknown> {
  token ??= tokenOf(people.administrator);
  const answer = await fetch(
    bypass(inject('portalUrl') + path, {
      method: operation.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  if (!answer.ok) throw new Error(`${operation.name} ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Registers a person, by default a report viewer of establishment 0001; returns the id. */
export async function registered(
  user: Pick<UserCreation, 'name' | 'login'> & Partial<UserCreation>,
): Promise<number> {
  const made = await asColleague(createUser, createUser.path, {
    email: `${user.login}@example.com`,
    active: true,
    effectiveRoles: [3],
    ...(user.effectiveRoles?.[0] !== 5 && user.escopoAcessoAG === undefined && { escopoAcessoEC: ['0001'] }),
    ...user,
  });
  return (made as { id: number }).id;
}

/** A user as it is stored at this moment. */
export async function storedUser(id: number): Promise<UserRecord> {
  return (await asColleague(getUser, pathOf(getUser, { id }))) as UserRecord;
}

/** A colleague saves a user at this moment. */
export async function colleagueSaves(id: number, changes: UserChanges): Promise<void> {
  await asColleague(updateUser, pathOf(updateUser, { id }), changes);
}

/** How many users have this login: none, or one. */
export async function countOf(userLogin: string): Promise<number> {
  const page = await asColleague(listUsers, `${listUsers.path}?login=${userLogin}`);
  return (page as { totalElements: number }).totalElements;
}

/** A colleague creates somebody's API user. */
export async function colleagueCreatesApiUser(id: number): Promise<void> {
  await asColleague(createApiUser, createApiUser.path, { codUsuario: id });
}
