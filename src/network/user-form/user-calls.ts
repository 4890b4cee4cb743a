import type { Identifier } from 'react-admin';
import {
  createUser,
  getUser,
  type UserChanges,
  type UserCreation,
  updateUser,
} from '../../../contract/users';
import { call } from '../../portal/client';

const keyOf = (id: Identifier) => ({ id: Number(id) });

/** API-15, API-16: how one user travels, whichever screen it is on; the data of a save is its body. */
export const userCalls = {
  one: (id: Identifier, signal?: AbortSignal) => call(getUser, { params: keyOf(id), signal }),
  create: (user: UserCreation) => call(createUser, { body: user }),
  /** The reply has no version; a change increases it by one. */
  update: async (id: Identifier, user: UserChanges) => ({
    ...(await call(updateUser, { params: keyOf(id), body: user })),
    ...(user.version !== undefined && { version: user.version + 1 }),
  }),
};
