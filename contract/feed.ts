import { z } from 'zod';
import { audited } from './audited';
import { op, type ReplyOf } from './operation';
import { tagged } from './tagged';

/*
 * The calls of the terminals' gateway, additive to the specifications: a machine with a key of its own, not a person.
 * Reasons of refused rows are English, as they are read by those who run the gateway.
 */

/** How much a batch may hold. */
export const FEED = { rows: 5000, bytes: 4 * 1024 * 1024 } as const;

/** The forms of a batch: an array, or one row a line. */
export const feedMediaTypes = ['application/json', 'application/x-ndjson'] as const;

// Only described here: the rules of `npm run load` check and answer each row by itself.
const ROWS =
  'A refused row does not affect the others; every row is answered by its number. A batch can be sent again: rows that ' +
  'are already known are reported as known.';
const cell = (description: string) => z.unknown().optional().describe(description);

const transactionKey = {
  numeroLogico: cell('Logical number of the terminal, text'),
  nsu: cell("The terminal's sequence number, text: leading zeros count"),
  capturedAt: cell("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
};

const feedTransaction = z.looseObject({
  ...transactionKey,
  accountingDate: cell('YYYY-MM-DD, 0 to 5 days after the capture'),
  processCode: cell('304 (deposit) or 302 (withdrawal)'),
  operatorCodeId: cell('The operator'),
  accountId: cell('The account'),
  amount: cell('Above 0, a point, at most 2 decimals; text or number'),
});

const feedCancellation = z.looseObject({
  ...transactionKey,
  cancelledAt: cell("YYYY-MM-DDTHH:mm:ss on the network's clocks, not before the capture"),
});

/** A transaction as it is sent. */
export interface FeedTransaction {
  numeroLogico: string;
  nsu: string;
  capturedAt: string;
  accountingDate: string;
  processCode: number;
  operatorCodeId: number;
  accountId: number;
  amount: string;
}

/** The cancellation of a stored transaction as it is sent. */
export interface FeedCancellation {
  numeroLogico: string;
  nsu: string;
  capturedAt: string;
  cancelledAt: string;
}

/** A value that is no object becomes null, and is refused as a row of its own. */
const batchOf = <Row extends z.ZodObject>(row: Row) => z.array(row.nullable()).max(FEED.rows);

/**
 * `stored`: new, or cancelled by this call. `known`: it was there, or cancelled, already. `refused`: see the
 * problems.
 */
const feedOutcomes = ['stored', 'known', 'refused'] as const;
export type FeedOutcome = (typeof feedOutcomes)[number];

const feedReply = z.strictObject({
  stored: z.int().min(0),
  known: z.int().min(0),
  refused: z.int().min(0),
  delivery: z
    .int()
    .nullable()
    .describe('The position of what is new among all deliveries; null where nothing is new'),
  outcomes: z.array(z.enum(feedOutcomes)).describe('Of each row, in the order of the batch'),
  problems: z
    .array(
      z.strictObject({
        row: z.int().min(1).describe('From 1'),
        column: z.string().nullable(),
        reason: z.string(),
      }),
    )
    .describe('Why rows were refused: all that is wrong with each'),
});
export type FeedReply = z.infer<typeof feedReply>;

export const feedTransactions = op({
  name: 'feedTransactions',
  summary: 'Takes a batch of transactions: good rows are stored, each once, and every row is answered',
  description: `${ROWS} A batch has up to 5,000 rows and 4 MB, as JSON or NDJSON. Readers see a batch as a whole or not at all.`,
  method: 'POST',
  path: '/feed/transactions',
  access: { gateway: true },
  body: batchOf(feedTransaction),
  consumes: feedMediaTypes,
  reply: feedReply,
  bodyLimit: FEED.bytes,
});

export const feedCancellations = op({
  name: 'feedCancellations',
  summary: 'Takes a batch of cancellations of stored transactions, each once, and answers every row',
  description: `${ROWS} The cancellation of a transaction that has not arrived yet is refused; send it again later.`,
  method: 'POST',
  path: '/feed/cancellations',
  access: { gateway: true },
  body: batchOf(feedCancellation),
  consumes: feedMediaTypes,
  reply: feedReply,
  bodyLimit: FEED.bytes,
});

/** Decisions, feed: the money was moved, whoever the row names. */
const elsewhere =
  "a row that names one of another establishment is taken, under its terminal's establishment";

/** What transactions may name, for whoever sends them. */
export const feedNetwork = op({
  name: 'feedNetwork',
  summary: 'The terminals, operators and accounts to which transactions may refer, by establishment',
  description:
    'Lists all establishments of the network, so that a gateway can tell in advance what would be refused.',
  method: 'GET',
  path: '/feed/network',
  access: { gateway: true },
  reply: z.strictObject({
    now: z.string().describe("What the network's clocks show, YYYY-MM-DDTHH:mm:ss"),
    establishments: z.array(
      z.strictObject({
        cdEc: z.string(),
        terminals: z.array(z.string()),
        operators: z.array(z.int()).describe(`Those whose codes work; ${elsewhere}`),
        accounts: z.array(z.int()).describe(`The active ones; ${elsewhere}`),
      }),
    ),
  }),
});
export type FeedNetwork = ReplyOf<typeof feedNetwork>;

/** Codes that one call tells of at most, and how large an acknowledgement may be. */
export const FEED_CODES = { atOnce: 1000, bytes: 1024 * 1024 } as const;

const clock = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** A whole code, for the terminals; no other call returns one. */
const feedCode = z.strictObject({
  position: z.int().min(1).describe('Of its newest change among all; each is of one code'),
  operatorCodeId: z.int(),
  cdEc: z.string().describe('The establishment whose terminals take it'),
  numerocartao: z.string().describe('The whole card number'),
  status: z.boolean().describe('Whether it works'),
  inicio: clock.describe("Since when it works, on the network's clocks"),
  fim: clock.nullable().describe('Since when it does not; null: it works, or nobody knows since when'),
  requestId: z.int().nullable().describe('The request that it was made for; null: none'),
});
export type FeedCode = z.infer<typeof feedCode>;

/** Decisions, OPC, REQ. */
export const feedCodes = op({
  name: 'feedCodes',
  summary: 'The codes that were made or changed after a position, in the order of their positions',
  description:
    'Poll it repeatedly, each time from the position in the previous answer. This is the only call that returns whole codes.',
  method: 'GET',
  path: '/feed/codes',
  access: { gateway: true },
  query: z.strictObject({
    after: z
      .int()
      .min(0)
      .optional()
      .describe('The position of the last code that is known; absent or 0: from the first one on'),
    limit: z.int().min(1).max(FEED_CODES.atOnce).optional().describe('By default, as many as there may be'),
  }),
  reply: z.strictObject({
    codes: z.array(feedCode),
    position: z.int().min(0).describe('The position to ask for next'),
    more: z.boolean().describe('Whether there are more of them already'),
  }),
});
export type FeedCodes = ReplyOf<typeof feedCodes>;

const feedAcknowledgement = z.looseObject({
  requestId: cell('The request whose codes the terminals have learned'),
  cdEc: cell('Its establishment; where it is given, a request of another one is refused'),
});

/** A request whose codes the terminals have learned, as it is sent. */
export interface FeedAcknowledgement {
  requestId: number;
  cdEc?: string;
}

/** `acknowledged`: by this call. `known`: before. `refused`: see the problems. */
const acknowledgementOutcomes = ['acknowledged', 'known', 'refused'] as const;

export const feedAcknowledged = op({
  name: 'feedAcknowledged',
  summary: 'Takes note of requests whose codes the terminals have learned, each once, and answers every row',
  description: `${ROWS} As soon as the terminals know all codes of a request, its managers are notified.`,
  method: 'POST',
  path: '/feed/codes/acknowledged',
  access: { gateway: true },
  body: batchOf(feedAcknowledgement),
  consumes: feedMediaTypes,
  reply: z.strictObject({
    acknowledged: z.int().min(0),
    known: z.int().min(0),
    refused: z.int().min(0),
    outcomes: z.array(z.enum(acknowledgementOutcomes)).describe('Of each row, in the order of the batch'),
    problems: feedReply.shape.problems,
  }),
  bodyLimit: FEED_CODES.bytes,
});
export type FeedAcknowledged = ReplyOf<typeof feedAcknowledged>;

export const networkAudit = audited({
  establishment: {
    code: 'code',
    name: 'text',
    street: 'text',
    number: 'code',
    district: 'text',
    postal_code: 'code',
    city: 'text',
    state: 'text',
    corban: 'yesNo',
  },
  terminal: { logical_number: 'code', establishment_code: 'establishment' },
});

export const feedTag = tagged({ feed: "What the terminals' gateway sends and receives." });
