import { verifyFile } from '../../../../contract/verification';
import type { TestPortal } from '../../../support/portal';

/** Sends a file to be verified, as the console does. */
export const verified = (
  portal: TestPortal,
  token: string | undefined,
  file: Uint8Array | string,
  { number, language = 'en' }: { number?: string; language?: string } = {},
) =>
  portal.call(verifyFile, {
    token,
    query: number === undefined ? undefined : { numero: number },
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream', 'accept-language': language },
  });
