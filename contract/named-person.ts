import { z } from 'zod';

/** Somebody whom others choose or read of. */
export const namedPerson = z.strictObject({ id: z.int(), name: z.string(), login: z.string() });
export type NamedPerson = z.infer<typeof namedPerson>;
