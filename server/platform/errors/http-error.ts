import type { ErrorStatus } from '../../../contract/errors';
import type { MessageKey } from '../../../i18n/server';

type Texts = Readonly<Record<string, MessageKey>>;

/** A request is refused, for a reason that the caller may read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: ErrorStatus,
    readonly key: MessageKey,
    /** Message keys by field name, shown at the fields. */
    readonly fields: Texts = {},
    /** Seconds after which another attempt makes sense. */
    readonly retryAfter: number | null = null,
    /** What the text's `%{…}` stand for; numbers are written as the language writes them. */
    readonly parameters: Readonly<Record<string, string | number>> = {},
  ) {
    super(key);
  }
}

export const invalid = (key: MessageKey, fields?: Texts) => new HttpError(400, key, fields);
export const unauthenticated = () => new HttpError(401, 'errors.unauthenticated');
export const notFound = () => new HttpError(404, 'errors.notFound');
export const forbidden = () => new HttpError(403, 'errors.forbidden');
