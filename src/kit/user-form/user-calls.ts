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
  update: (id: Identifier, user: UserChanges) => call(updateUser, { params: keyOf(id), body: user }),
};
