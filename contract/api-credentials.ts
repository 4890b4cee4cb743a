import { z } from 'zod';
import { API } from './limits';
import { op } from './operation';
import { tagged } from './tagged';

/* The API user of the person who calls: what /swagger shows of it, and what can be done about its secret (SES-28). */

const access = { person: { screens: ['/swagger'] } } as const;
const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** The calls that renew a secret say this in documents. */
export const RENEWED =
  'The previous secret ends immediately, or after the given number of hours (at most 24). The new secret is returned ' +
  'only this once.';

/** How many hours the previous secret stays valid beside the new one. */
export const overlapHours = z
  .int()
  .min(0)
  .max(API.overlapHours)
  .optional()
  .describe('Hours for which the previous secret keeps working; by default, it ends immediately');

export const newCredentials = z.strictObject({
  codUsuario: z.int(),
  clientId: z.string(),
  clientSecret: z.string().describe('Said this once; the server keeps its hash alone'),
});

export const getApiCredentials = op({
  name: 'getApiCredentials',
  summary: "The signed-in person's API user and its use",
  description:
    'Answers 404 for a manager without an API user. Call counts are written once a minute, so the counts of other ' +
    'server processes may be a minute old.',
  method: 'GET',
  path: '/portal/api-credentials',
  access,
  reply: z.strictObject({
    clientId: z.string(),
    createdAt: moment,
    renewedAt: moment.nullable(),
    previousUntil: moment
      .nullable()
      .describe('Until when the previous secret also works; null: it no longer does'),
    revokedAt: moment.nullable().describe('Since when no secret works; null: one does'),
    startsOn: z.string().nullable().describe('YYYY-MM-DD; the first day on which API access is valid'),
    endsOn: z.string().nullable().describe('YYYY-MM-DD; up to and including this day; null: no end'),
    lastUsedAt: moment.nullable(),
    lastUsedFrom: z.string().nullable().describe('An address'),
    days: z
      .array(
        z.strictObject({
          day: z.string(),
          calls: z.int().min(0),
          errors: z.int().min(0).describe('Those of them that were answered 400 or more'),
        }),
      )
      .length(API.shownDays)
      .describe('Newest first, today included'),
  }),
});

export const renewOwnSecret = op({
  name: 'renewOwnSecret',
  summary: 'Replace the secret of the own API user',
  description: RENEWED,
  method: 'PUT',
  path: '/portal/api-credentials/secret',
  access: { ...access, stepUp: true },
  body: z.strictObject({ overlapHours }),
  reply: newCredentials,
});

export const revokeOwnSecret = op({
  name: 'revokeOwnSecret',
  summary: 'End the secrets of the own API user at once, until a new one is made',
  description:
    'Takes effect from the next call of the programs, with the tokens that the secrets were given. A revoked secret has ' +
    'no overlap when it is renewed. Keys stay until they are removed.',
  method: 'DELETE',
  path: '/portal/api-credentials/secret',
  access,
  reply: z.strictObject({ revoked: z.literal(true) }),
});

export const apiCredentialsTag = tagged({ 'api-credentials': "The signed-in manager's API user." });
