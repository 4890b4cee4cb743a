import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Post } from './letter';
import { outboxOf, outboxPost } from './outbox';
import { smtpPost } from './smtp';

/** The file with the link of each letter, in the demo alone: whoever tries the portal has no mailbox. */
export function linksOf(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'mail-links.txt');
}

/** How letters are sent: by the mail server of SMTP_URL, or to the outbox. */
export function postOf(config: Config): Post {
  if (config.smtpUrl !== null) return smtpPost(config.smtpUrl, config.mailFrom);
  return outboxPost(outboxOf(config), config.mailFrom, async ({ to, link }) => {
    if (config.demo) await appendFile(linksOf(config), `${to.name}: ${link}\n`, { mode: 0o600 });
  });
}
