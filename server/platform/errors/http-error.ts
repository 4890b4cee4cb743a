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

/**
 * Asks several questions of a call, and refuses it with the fields of all answers of one kind: nobody corrects one thing
 * to be told of the next one.
 * @throws HttpError with the status and the text of the first refusal
 */
export async function assertAll(...questions: readonly (() => unknown)[]): Promise<void> {
  const refusals: HttpError[] = [];
  for (const ask of questions) {
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      refusals.push(error);
    }
  }
  throwRefusals(refusals);
}

/** Throws the refusals of one call as one, with the status and the text of the first; none where there are none. */
export function throwRefusals([first, ...others]: readonly HttpError[]): void {
  if (first === undefined) return;
  const alike = others.filter(({ status }) => status === first.status);
  const fields = Object.assign({}, ...alike.toReversed().map(textsOf), first.fields) as Texts;
  throw new HttpError(first.status, first.key, fields, first.retryAfter, first.parameters);
}

/** The texts of a refusal, each with what its `%{…}` stand for. */
export function textsOf({ fields, parameters }: HttpError): Record<string, FieldText> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      typeof text === 'string' ? { key: text, parameters } : text,
    ]),
  );
}

/**
 * Asks a question about a part of a call.
 * @param place where that stands in the call: the fields of a refusal are within it
 */
export async function within<T>(place: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, key, fields, retryAfter, parameters } = error;
    const placed = Object.entries(fields).map(([field, text]) => [`${place}.${field}`, text] as const);
    throw new HttpError(status, key, Object.fromEntries(placed), retryAfter, parameters);
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
