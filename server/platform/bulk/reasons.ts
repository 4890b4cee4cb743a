import type { MessageKey } from '../../../i18n/server';

type NameIn<Key> = Key extends `bulk.reasons.${infer Name}` ? Name : never;

/** Why a record is not changed: targets say so by the name of a sentence in `bulk.reasons` of the catalogues. */
export type Reason = NameIn<MessageKey>;

/** The key of a stored reason's sentence. */
export const reasonKey = (reason: string) => `bulk.reasons.${reason as Reason}` as const;
