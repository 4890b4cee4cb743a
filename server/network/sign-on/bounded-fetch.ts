import { SignOnFailure } from './failure';

/** No answer of a provider is longer: tokens, keys and descriptions are some kilobytes. */
const MOST_BYTES = 1024 * 1024;

/**
 * Fetches what a provider answers, all of it, and no more than a provider has to say.
 * @throws SignOnFailure where it goes on and on
 */
export async function boundedFetch(address: string, options: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (response.body === null) return response;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > MOST_BYTES) throw new SignOnFailure('strange');
    parts.push(part);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(parts), { status, statusText, headers });
}
