import { z } from 'zod';
import { languages } from '../../../contract/languages';
import type { JobKind } from '../jobs/kind';

/** What a letter with a link is written from: the link's id, and the language of its reader. */
export const linkMail = z.strictObject({ link: z.uuid(), language: z.enum(languages) });

/**
 * USR-36: the letter to a new user. Its link is opened before (`openWelcomeLinks`), so a job that runs twice sends
 * the same. Tried for about a day: whoever is not reached by then can still ask for a link.
 */
export const welcomeMail: JobKind<z.infer<typeof linkMail>> = {
  name: 'welcomeMail',
  payload: linkMail,
  attempts: 100,
  seconds: 60,
};
