import type { MessageKey } from '../../../i18n/server';

type NameIn<Key> = Key extends `bulkReasons.${infer Name}` ? Name : never;

/** Why a record is not changed: targets say so by the name of a sentence in `bulkReasons` of the catalogues. */
export type Reason = NameIn<MessageKey>;

/** The key of a stored reason's sentence. */
export const reasonKey = (reason: string) => `bulkReasons.${reason as Reason}` as const;
