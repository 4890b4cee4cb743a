import { z } from 'zod';
import { newCredentials, overlapHours, RENEWED } from './api-credentials';
import { audited } from './audited';
import { recordKey } from './keys';
import { op } from './operation';

const access = { person: { screens: ['/usuarios'] } } as const;

/** API-17, USR-35. */
export const createApiUser = op({
  name: 'createApiUser',
  summary: 'Create the API user of an establishment manager',
  description:
    'The secret is returned only this once and stored as a hash. A manager can have one API user (otherwise 409).',
  method: 'POST',
  path: '/portal/users/api/create',
  access: { ...access, stepUp: true },
  creates: true,
  body: z.strictObject({ codUsuario: recordKey }),
  reply: newCredentials,
});

/** API-17 (additive): a secret that was lost is replaced; the old one ends, at once or after an overlap. */
export const renewApiSecret = op({
  name: 'renewApiSecret',
  summary: 'Replace the secret of an API user',
  description: RENEWED,
  method: 'PUT',
  path: '/portal/users/api/secret',
  access: { ...access, stepUp: true },
  body: z.strictObject({ codUsuario: recordKey, overlapHours }),
  reply: newCredentials,
});

/** API-17 (additive): revokes the secret; without a key the API user has no access until its secret is renewed. */
export const revokeApiSecret = op({
  name: 'revokeApiSecret',
  summary: 'End the secrets of an API user, and the tokens that they were given',
  description:
    'Takes effect from the next call of its programs. A new secret restores access. Keys stay until they are removed.',
  method: 'PUT',
  path: '/portal/users/api/revoke',
  access,
  body: z.strictObject({ codUsuario: recordKey }),
  reply: z.strictObject({ revoked: z.literal(true) }),
});

export const apiUserAudit = audited({
  api_user: {
    clientId: 'code',
    secret: 'renewal',
    overlapHours: 'count',
    keyAdded: 'text',
    keyRemoved: 'text',
    addresses: 'text',
  },
});
