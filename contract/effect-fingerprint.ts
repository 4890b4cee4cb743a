import { z } from 'zod';

/**
 * Tells one effect on access from another (access-effect.ts): a change that carries it is made as it was shown, or not at
 * all. Where the effect would be another one by now, the call answers 409 at the field `effect`.
 */
export const effectFingerprint = z
  .string()
  .max(100)
  .describe('Of the effect on access that was shown; where it would be another one by now, 409');
