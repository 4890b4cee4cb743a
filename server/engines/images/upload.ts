import type { z } from 'zod';
import type { imageUpload } from '../../../contract/files';
import { IMAGE } from '../../../contract/files';
import { HttpError } from '../../platform/errors/http-error';
import { tooLarge, unsupported } from './check';

const DATA_URL = /^data:[^,]{0,200};base64,/;

/**
 * The bytes of an uploaded picture. What is said of their type is not asked: browsers tell it by the name of the file,
 * and the bytes decide (check.ts).
 * @throws HttpError 400 at `size` or `base`, 413 above 5 MB
 */
export function uploadedBytes({ size, base }: Omit<z.infer<typeof imageUpload>, 'type'>): Buffer {
  const [head] = DATA_URL.exec(base) ?? [];
  if (head === undefined) throw unsupported('base');
  if (size > IMAGE.bytes) throw tooLarge('size');
  const content = Buffer.from(base.slice(head.length), 'base64');
  if (content.length > IMAGE.bytes) throw tooLarge('size');
  if (content.length !== size) throw new HttpError(400, 'images.otherSize', { size: 'images.otherSize' });
  return content;
}
