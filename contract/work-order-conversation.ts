import { z } from 'zod';
import { audited } from './audited';
import { IMAGE_BODY, imageUpload } from './files';
import { op } from './operation';
import { WORK_ORDER } from './work-orders';

/* Additive: what requester and administrators say to each other on a work order. Both sides see all of it. */

const access = { person: { screens: ['/chamados'] } } as const;
const number = z.int().min(1).max(2_147_483_647);
const ofOrder = z.strictObject({ workOrder: number });
const key = z
  .uuid()
  .max(36)
  .optional()
  .describe('Chosen by the client; a call that is repeated with it adds nothing and answers the first one’s');

const entry = z.strictObject({
  id: z.int(),
  at: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
  author: z.strictObject({
    name: z.string(),
    own: z.boolean().describe('Whether it is the caller'),
    provider: z.boolean().describe('Whether it was an administrator of the provider'),
  }),
  /** Exactly one of the three is set. */
  text: z.string().nullable().describe('A comment'),
  attachment: z
    .strictObject({
      id: z.int(),
      name: z.string().describe('As it was called where it came from'),
      type: z.enum(['image/png', 'image/jpeg']),
      size: z.int().describe('Bytes'),
      width: z.int(),
      height: z.int(),
    })
    .nullable(),
  status: z
    .literal([0, 1, 2])
    .nullable()
    .describe('What the order became; 0 after a closed one is a reopening'),
});
export type ConversationEntry = z.infer<typeof entry>;

/** Oldest first. */
export const listOrderEntries = op({
  name: 'listOrderEntries',
  summary: 'The comments, pictures and changes of a work order, oldest first',
  description: 'Lists comments, pictures and changes of status in the order in which they were made.',
  method: 'GET',
  path: '/portal/salesforce/chamados/:workOrder/comments',
  access,
  params: ofOrder,
  reply: z.strictObject({
    content: z.array(entry),
    mayComment: z.boolean().describe('false: it is closed, or holds as much as it can'),
    mayAttach: z.boolean(),
  }),
});

export const addOrderComment = op({
  name: 'addOrderComment',
  summary: 'Say something on a work order that is not closed',
  description:
    'The other side is informed by notification, and by at most one e-mail every ten minutes. A repeated request with ' +
    'the same key returns what the first one added.',
  method: 'POST',
  path: '/portal/salesforce/chamados/:workOrder/comments',
  access,
  creates: true,
  params: ofOrder,
  body: z.strictObject({
    text: z
      .string()
      .max(10_000)
      .nullable()
      .optional()
      .describe(`Up to ${WORK_ORDER.commentLength} characters; lines are kept`),
    chave: key,
  }),
  reply: entry,
});

/** ERR-04: checked as pictures of the news are. */
export const addOrderAttachment = op({
  name: 'addOrderAttachment',
  summary: 'Add a picture to a work order that is not closed',
  description:
    'Accepts a PNG or JPEG of up to 5 MB, encoded as base64; an order can have twenty. Metadata written by the camera is ' +
    'removed.',
  method: 'POST',
  path: '/portal/salesforce/chamados/:workOrder/attachments',
  access,
  creates: true,
  params: ofOrder,
  body: imageUpload.extend({
    name: z
      .string()
      .max(500)
      .describe(`What the file is called; ${WORK_ORDER.fileNameLength} characters of it are kept`),
    chave: key,
  }),
  reply: entry,
  bodyLimit: IMAGE_BODY + 8 * 1024,
});

export const orderAttachment = op({
  name: 'orderAttachment',
  summary: 'A picture of a work order',
  description: 'Everybody who may see the order may see the picture. Caches must not store it.',
  method: 'GET',
  path: '/portal/salesforce/chamados/:workOrder/attachments/:id',
  access,
  params: z.strictObject({ workOrder: number, id: number }),
  reply: z.file(),
  produces: ['image/png', 'image/jpeg'],
});

export const orderEntryAudit = audited({
  work_order_entry: { work_order: 'code', text: 'text', file_name: 'text', bytes: 'count' },
});
