import type { ErrorStatus } from '../../../contract/errors';
import type { MessageKey } from '../../../i18n/server';

type Parameters = Readonly<Record<string, string | number>>;
/** The text at a field: its key, with what its `%{…}` stand for where that is not the same for all fields. */
export type FieldText = MessageKey | { readonly key: MessageKey; readonly parameters: Parameters };
type Texts = Readonly<Record<string, FieldText>>;

/** A request is refused, for a reason that the caller may read. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  constructor(
    readonly status: ErrorStatus,
    readonly key: MessageKey,
    /** Texts by field name, shown at the fields. */
    readonly fields: Texts = {},
    /** Seconds after which another attempt makes sense. */
    readonly retryAfter: number | null = null,
    /** What the text's `%{…}` stand for; numbers are written as the language writes them. */
    readonly parameters: Parameters = {},
  ) {
    super(key);
  }
}

export const invalid = (key: MessageKey, fields?: Texts) => new HttpError(400, key, fields);
export const unauthenticated = () => new HttpError(401, 'errors.unauthenticated');
export const notFound = () => new HttpError(404, 'errors.notFound');
/** @param fields those of the call that ask for what the caller may not have; none where the call itself is refused */
export const forbidden = (...fields: readonly string[]) =>
  new HttpError(
    403,
    'errors.forbidden',
    Object.fromEntries(fields.map((field) => [field, 'errors.forbidden'])),
  );
