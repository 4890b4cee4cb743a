import { z } from 'zod';

/**
 * The version in the body of every update, as the person has seen it (decisions, DATA). A stale one answers 409 with
 * what changed; without it the save is not checked.
 */
export const versioned = {
  version: z.int().min(1).optional().describe('The version that was changed; a stale one answers 409'),
};

/** A call that saves a record says this in documents of a version that is not the stored one. */
export const STALE = 'A stale `version` is answered with 409, which says what has changed.';
