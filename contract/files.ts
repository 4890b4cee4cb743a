import { z } from 'zod';
import { op } from './operation';

/** API-10. Without a token, as `img` elements send none; the names are random (HOME-05). */
export const imageFile = op({
  name: 'imageFile',
  summary: 'The picture of a news item',
  method: 'GET',
  path: '/portal/files/images/:file',
  access: 'public',
  params: z.strictObject({ file: z.string().max(200).describe('What the item has as urlFile') }),
  reply: z.file(),
  produces: ['image/png', 'image/jpeg'],
  lasting: true,
});
