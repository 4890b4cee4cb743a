import { z } from 'zod';
import { op } from './operation';

/** WO-02: level 1 alone. */
const access = { person: { screens: ['/chamados'], answers: true } } as const;

/**
 * Why something has not reached the outside case system.
 *
 * | Problem      | Meaning                                                        | Concerns   |
 * |--------------|----------------------------------------------------------------|------------|
 * | unreachable  | it did not answer in time, or cannot be reached                | everything |
 * | limit        | it takes no more calls for now                                 | everything |
 * | unauthorized | it does not know the portal                                    | everything |
 * | failed       | it failed with this order                                      | the order  |
 * | refused      | it does not take this order as it is                           | the order  |
 * | duplicate    | it has several cases under the id of this order                | the order  |
 */
export const caseProblems = [
  'unreachable',
  'limit',
  'unauthorized',
  'failed',
  'refused',
  'duplicate',
] as const;
export type CaseProblem = (typeof caseProblems)[number];

const problem = {
  problem: z.enum(caseProblems).nullable().describe('null: none so far'),
  detail: z
    .string()
    .nullable()
    .describe('The status and the code of the answer, in the terms of that system'),
};

const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** So many are listed, the one that waits the longest first. */
export const DELIVERIES_LISTED = 100;

/** What the outside case system has not been told yet (additive). */
const deliveries = z.strictObject({
  system: z.string().nullable().describe('Its name; null: none is configured, and nothing is sent'),
  pausedUntil: moment
    .nullable()
    .describe('Until when nothing is sent, after a failure that concerns everything'),
  ...problem,
  lookedDate: moment.nullable().describe('When its changes were last asked for'),
  waiting: z.int().describe('How many orders wait'),
  content: z
    .array(
      z.strictObject({
        workOrder: z.int().describe('The request number'),
        nameAndLogicNumber: z.string(),
        sinceDate: moment.describe('Since when it waits'),
        tries: z.int(),
        triedDate: moment.nullable(),
        dueDate: moment.describe('When it is tried next'),
        ...problem,
      }),
    )
    .describe(`The first ${DELIVERIES_LISTED} of them`),
});
export type Deliveries = z.infer<typeof deliveries>;

/** Additive: what waits for the outside case system, and why. */
export const listOrderDeliveries = op({
  name: 'listOrderDeliveries',
  summary: 'Deliveries to the external case system that are still waiting; for level 1',
  description:
    'Says why each delivery is waiting and when it will be tried again. Is empty if no external case system is ' +
    'configured.',
  method: 'GET',
  path: '/portal/salesforce/envios',
  access,
  reply: deliveries,
});

/** Additive. */
export const retryOrderDeliveries = op({
  name: 'retryOrderDeliveries',
  summary: 'Send what waits for the outside case system at once; for level 1',
  description: 'Retries one order or all of them; those that fail again keep waiting.',
  method: 'POST',
  path: '/portal/salesforce/envios/tentar',
  access,
  body: z.strictObject({
    workOrder: z
      .int()
      .min(1)
      .max(2_147_483_647)
      .optional()
      .describe('This one alone; all where it is not given'),
  }),
  reply: deliveries,
});
