import { z } from 'zod';
import { audited } from './audited';
import { op } from './operation';
import { tagged } from './tagged';

/** NEWS-06, NEWS-13: what a picture may be, and the longest edges in pixels of those that are kept of it. */
export const IMAGE = { bytes: 5 * 1024 * 1024, pixels: 40_000_000, modalEdge: 1280, cardEdge: 640 } as const;

/** API-10. Without a token, as `img` elements send none; the names are random (HOME-05). */
export const imageFile = op({
  name: 'imageFile',
  summary: 'The picture of a news item',
  description: 'Needs no token. An address always returns the same bytes, so any cache may keep them.',
  method: 'GET',
  path: '/portal/files/images/:file',
  access: 'public',
  params: z.strictObject({ file: z.string().max(200).describe('What the item has as urlFile') }),
  query: z.strictObject({
    size: z.literal('card').optional().describe('The smaller rendition, where there is one (additive)'),
  }),
  reply: z.file(),
  produces: ['image/png', 'image/jpeg'],
  lasting: true,
});

/** The media types of pictures that people may upload (NEWS-13). */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** A data URL has four characters for three bytes, and its prefix. */
const DATA_URL_LENGTH = Math.ceil(IMAGE.bytes / 3) * 4 + 40;
/** The body limit of calls with a picture, which no other call has. */
export const IMAGE_BODY = DATA_URL_LENGTH + 1024;

/** API-39: a picture as a call carries it; `size` has to agree with the bytes. */
export const imageUpload = z.strictObject({
  type: z.string().max(100).describe('What its sender takes it for, by its name say; the bytes decide'),
  size: z.int().min(0).max(2_147_483_647).describe('Bytes of the file, 5 MB at most'),
  base: z.string().max(DATA_URL_LENGTH).describe('The file as a data URL in base64'),
});

export const storedFileAudit = audited({
  stored_file: { media_type: 'code', bytes: 'count' },
});

export const storedFileTag = tagged({ files: 'Pictures.' });
