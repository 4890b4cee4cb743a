import type { z } from 'zod';
import { imageTypes, type imageUpload } from '../../../contract/files';
import { IMAGE } from '../../../contract/limits';
import { HttpError } from '../http/http-error';
import { tooLarge, unsupported } from './check';

const DATA_URL = /^data:([a-z]+\/[a-z0-9.+-]+);base64,/;
/** Names of the types beside their own. */
const ALIAS: Readonly<Record<string, string>> = { 'image/jpg': 'image/jpeg' };
const known = (type: string) => ALIAS[type] ?? type;

/**
 * The bytes of an uploaded picture, where what is said of them is true.
 * @throws HttpError 400 at `type`, `size` or `base`, 413 above 5 MB
 */
export function uploadedBytes({ type, size, base }: z.infer<typeof imageUpload>): Buffer {
  const [head = '', said = ''] = DATA_URL.exec(base) ?? [];
  const claimed = known(type.toLowerCase());
  if (!imageTypes.some((one) => one === claimed)) throw unsupported('type');
  if (head === '' || known(said) !== claimed) throw unsupported('base');
  if (size > IMAGE.bytes) throw tooLarge('size');
  const content = Buffer.from(base.slice(head.length), 'base64');
  if (content.length > IMAGE.bytes) throw tooLarge('size');
  if (content.length !== size) throw new HttpError(400, 'images.otherSize', { size: 'images.otherSize' });
  return content;
}

/**
 * That a picture is what the client has said.
 * @throws HttpError 400 at `type`
 */
export function refuseOtherType(type: string, found: string): void {
  if (known(type.toLowerCase()) !== found)
    throw new HttpError(400, 'images.otherType', { type: 'images.otherType' });
}
