import type { MessageKey } from '../../../i18n/server';
import { HttpError } from '../errors/http-error';

/**
 * RFC 9110, 12.5.1: the media type that an Accept header prefers; of those that it likes as well the first.
 * @returns `null` where it takes none of them
 */
export function preferred<MediaType extends string>(
  accept: string | undefined,
  offered: readonly MediaType[],
): MediaType | null {
  const ranges = (accept?.trim() || '*/*').split(',').map((text) => {
    const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = q === undefined ? 1 : Number(q.slice(2));
    return { range, quality: Number.isNaN(quality) ? 0 : quality };
  });
  // The most specific range counts: `*/*;q=0.1, text/csv`.
  const likes = offered.map((mediaType) => {
    const exact = [mediaType, `${mediaType.split('/')[0]}/*`, '*/*'];
    const range = exact.map((one) => ranges.find((given) => given.range === one)).find(Boolean);
    return { mediaType, quality: range?.quality ?? 0 };
  });
  const [best] = likes.toSorted((one, other) => other.quality - one.quality);
  return best === undefined || best.quality <= 0 ? null : best.mediaType;
}

/** @throws HttpError 406 that names what there is */
export function notAcceptable(key: MessageKey): never {
  throw new HttpError(406, key);
}
