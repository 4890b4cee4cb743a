/** Tells documents of the calls of an address, by the segment of the address that groups them. */
export interface Tagged {
  readonly tagged: Readonly<Record<string, string>>;
}

/**
 * Says in documents what the calls of a noun's address are about. `tags.ts` gathers it by the noun's line in `nouns.ts`;
 * the mark lets the build drop it from the console, where nothing reads it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function tagged(said: Tagged['tagged']): Tagged {
  return { tagged: said };
}

export const isTagged = (said: object): said is Tagged => 'tagged' in said;
