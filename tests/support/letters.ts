import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { passwordJobHandlers } from '../../server/areas/password/jobs';
import { factorMailHandler } from '../../server/areas/second-factor/mail';
import { newBrowserMailHandler } from '../../server/areas/session/new-browser-mail';
import { addressJobHandlers } from '../../server/areas/users/address-mail';
import { attemptNextJob } from '../../server/platform/jobs/attempt';
import type { JobHandler } from '../../server/platform/jobs/kind';
import type { Letter, Post } from '../../server/platform/mail/letter';
import type { TestPortal } from './portal';

/** A mail as a program reads it that is not ours. */
export function parsedMail(raw: string | Buffer): Promise<Email> {
  return PostalMime.parse(raw);
}

/** The mails of an outbox, in no order. */
export function mailsIn(folder: string): Promise<Email[]> {
  return Promise.all(readdirSync(folder).map((name) => parsedMail(readFileSync(join(folder, name)))));
}

/** The token of the link in a mail, or in its text. */
export function tokenIn({ text }: { text?: string | undefined }): string {
  return /\/alterar-senha\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

/** Where the links of test letters lead. */
export const SITE = 'https://portal.example';

/** A post that keeps what it is given. */
export function keptLetters(): Post & { letters: Letter[] } {
  const letters: Letter[] = [];
  return {
    letters,
    send: async (letter) => {
      letters.push(letter);
    },
  };
}

/** Does all jobs of passwords that are due, one after the other. */
export const doPasswordJobs = (test: TestPortal, post: Post) =>
  doJobs(test, passwordJobHandlers(test.context, post, SITE));

/** Runs all jobs that notify people at their previous addresses. */
export const doAddressJobs = (test: TestPortal, post: Post) =>
  doJobs(test, addressJobHandlers(test.context, post, SITE));

/** Runs all jobs that tell people of new browsers. */
export const doBrowserJobs = (test: TestPortal, post: Post) =>
  doJobs(test, [newBrowserMailHandler(test.context, post, SITE)]);

/** Runs all jobs that tell people of changes of their second factors; returns the letters. */
export async function factorLetters(test: TestPortal): Promise<Letter[]> {
  const post = keptLetters();
  await doJobs(test, [factorMailHandler(test.context, post, SITE)]);
  return post.letters;
}

async function doJobs({ context, app }: TestPortal, handlers: readonly JobHandler[]): Promise<void> {
  const worker = { context, handlers, log: app.log, leaseSeconds: 30 };
  while (await attemptNextJob(worker, new AbortController().signal)) {
    // until none is due
  }
}
