import { z } from 'zod';
import { audited } from './audited';
import { IMAGE_BODY, imageUpload } from './files';
import { recordKey } from './keys';
import { listExport } from './list-exports';
import { NEWS, newsItem, newsSorts } from './news';
import { newsReaders } from './news-rules';
import { op } from './operation';
import { STALE, versioned } from './versions';

/* What whoever manages news does with them; home brings none of it along. */

/**
 * NEWS-11, NEWS-14: what a person writes of an item. The rules of the specification are in `newsProblems`; here are
 * only limits of length.
 */
const written = z.strictObject({
  title: z.string().max(NEWS.titleLength * 2),
  text: z.string().max(NEWS.textLength * 2),
  status: z.int().describe('0 active, 1 inactive (NEWS-08)'),
  opensOn: z
    .string()
    .max(10)
    .nullish()
    .describe('YYYY-MM-DD, not before today: an active one waits for this day (additive)'),
  endsOn: z.string().max(10).nullish().describe('YYYY-MM-DD: the last day on which it is shown (additive)'),
  profiles: z
    .array(z.literal(newsReaders))
    .min(1)
    .max(newsReaders.length)
    .nullish()
    .describe('Levels of those who see it and are told; otherwise everybody (additive)'),
});

const image = z.string().max(200).describe('The `cdImage` that the upload returned');

const manages = { person: { screens: ['/marketing'] } } as const;

/** API-39, NEWS-13: the bytes decide what is stored; the declared size has to agree with them. */
export const uploadNewsFile = op({
  name: 'uploadNewsFile',
  summary: 'Upload the picture of a news item',
  description:
    'Accepts a PNG or JPEG of up to 5 MB, encoded as base64. The content decides the type, not the name or the declared ' +
    'type. Returns the key to save an item with; a picture that no item uses is deleted.',
  method: 'POST',
  path: '/portal/news/uploadFile/',
  access: manages,
  body: imageUpload,
  bodyLimit: IMAGE_BODY,
  creates: true,
  reply: z.strictObject({ cdImage: z.string() }),
});

/** API-40, NEWS-09. */
export const createNews = op({
  name: 'createNews',
  summary: 'Publish a news item',
  description:
    'Publishes the item immediately, or on the day given in `opensOn`, to the given profiles or to everybody.',
  method: 'POST',
  path: '/portal/news/create',
  access: manages,
  body: written.extend({ image: image.optional() }),
  creates: true,
  reply: newsItem,
});

/** API-41, NEWS-10; `image` replaces the picture (NEWS-06). */
export const updateNews = op({
  name: 'updateNews',
  summary: 'Change a news item',
  description: `If \`image\` is sent, it replaces the picture and the previous one is deleted. ${STALE}`,
  method: 'PUT',
  path: '/portal/news/update',
  access: manages,
  body: written.extend({ id: recordKey, image: image.optional(), ...versioned }),
  reply: newsItem,
});

/** NEWS-01: in their order in the file; what the table says in one cell has columns of its own. */
const newsColumns = [
  'id',
  'urlFile',
  'title',
  'text',
  'openDate',
  'modifiedDate',
  'status',
  'opensOn',
  'endsOn',
  'profiles',
] as const;
export type NewsColumn = (typeof newsColumns)[number];

/** LIST-14: the news as a file. */
export const exportNews = listExport({
  name: 'exportNews',
  summary: 'The news as a file',
  path: '/portal/news/export',
  screen: '/marketing',
  filter: {},
  sorts: newsSorts,
  columns: newsColumns,
});

export const newsAudit = audited({
  news: {
    id: 'code',
    title: 'text',
    text: 'text',
    image: 'code',
    active: 'status',
    opened_at: 'moment',
    modified_at: 'moment',
    opens_on: 'date',
    ends_on: 'date',
    ended: 'yesNo',
    profiles: 'code',
  },
});
