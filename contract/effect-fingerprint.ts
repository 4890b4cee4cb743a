import { z } from 'zod';

/**
 * Identifies an effect on access (access-effect.ts). A change that carries it is made with that effect or not at all:
 * where the effect has changed, the call answers 409 at the field `effect`.
 */
export const effectFingerprint = z
  .string()
  .max(100)
  .describe('Of the effect on access that was shown; where it would be another one by now, 409');
