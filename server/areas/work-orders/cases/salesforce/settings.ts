import { z } from 'zod';
import { ORDER_STATUS } from '../../../../../contract/work-orders';
import { defineSettings, type Problem, type Surroundings } from '../../../../platform/settings';

/** The address of the Salesforce organization, its credentials, and its names for what the portal sends. */
export interface SalesforceSettings {
  /** The address of the organization (My Domain), without a path. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** The version of the API, for example `62.0`. */
  version: string;
  object: string;
  /** The field has to be marked as a unique external id. */
  externalIdField: string;
  /** The values of the field Status. */
  statuses: Readonly<Record<0 | 1 | 2, string>>;
}

/** The API name of an object or a field. */
const apiName = z.string().regex(/^[A-Za-z]\w{0,79}$/, 'is no name of an object or a field');

const variables = {
  PORTAL_SALESFORCE_URL: z
    .url({ protocol: /^https?$/, error: 'is no address that begins with https:// or http://' })
    .optional(),
  PORTAL_SALESFORCE_CLIENT_ID: z.string().min(1).optional(),
  PORTAL_SALESFORCE_CLIENT_SECRET: z.string().min(1).optional(),
  PORTAL_SALESFORCE_VERSION: z
    .string()
    .regex(/^\d{2,3}\.0$/, 'is no version like 62.0')
    .default('62.0'),
  PORTAL_SALESFORCE_OBJECT: apiName.default('Case'),
  PORTAL_SALESFORCE_EXTERNAL_ID: apiName.default('Cofre_Id__c'),
  PORTAL_SALESFORCE_STATUSES: z
    .string()
    .transform((list) => list.split(',').map((word) => word.trim()))
    .refine(
      (words) => words.length === 3 && words.every((word) => word !== '') && new Set(words).size === 3,
      'is no list of three words, for waiting, attended and closed',
    )
    .default(['New', 'Working', 'Closed']),
};

type Values = z.output<z.ZodObject<typeof variables>>;

function problems(values: Values, { production }: Surroundings): Problem[] {
  const { PORTAL_SALESFORCE_URL: url } = values;
  if (url === undefined) return [];
  const missing = (['PORTAL_SALESFORCE_CLIENT_ID', 'PORTAL_SALESFORCE_CLIENT_SECRET'] as const)
    .filter((name) => values[name] === undefined)
    .map((name): Problem => [name, 'is required beside PORTAL_SALESFORCE_URL']);
  return production && !url.startsWith('https:')
    ? [...missing, ['PORTAL_SALESFORCE_URL', 'has to begin with https:// in production']]
    : missing;
}

function read(values: Values, { isolated }: Surroundings): SalesforceSettings | null {
  const { PORTAL_SALESFORCE_URL: url, PORTAL_SALESFORCE_STATUSES: words } = values;
  if (url === undefined || isolated) return null;
  const [waiting = '', attended = '', closed = ''] = words;
  return {
    url: new URL(url).origin,
    clientId: values.PORTAL_SALESFORCE_CLIENT_ID ?? '',
    clientSecret: values.PORTAL_SALESFORCE_CLIENT_SECRET ?? '',
    version: values.PORTAL_SALESFORCE_VERSION,
    object: values.PORTAL_SALESFORCE_OBJECT,
    externalIdField: values.PORTAL_SALESFORCE_EXTERNAL_ID,
    statuses: {
      [ORDER_STATUS.waiting]: waiting,
      [ORDER_STATUS.attended]: attended,
      [ORDER_STATUS.closed]: closed,
    },
  };
}

/** The outside case system that is told of work orders; `null`: none is. */
export const caseSystemSettings = defineSettings({
  variables,
  secrets: ['PORTAL_SALESFORCE_CLIENT_SECRET'],
  problems,
  read,
  leaves: (system) => system !== null,
});
