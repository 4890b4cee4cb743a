import { join } from 'node:path';
import type { Config } from '../../config';
import type { Post } from './letter';
import { outboxPost } from './outbox';
import { smtpPost } from './smtp';

/** The folder of the data folder in which letters lie where no mail server is set. */
export function outboxOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/**
 * How letters are sent: by the mail server of SMTP_URL, or to the outbox.
 * @param announce called in the demo alone with the link of each letter in the outbox, because people who try the
 *   portal have no mailbox
 */
export function postOf(config: Config, announce: (text: string) => void): Post {
  if (config.smtpUrl !== null) return smtpPost(config.smtpUrl, config.mailFrom);
  return outboxPost(outboxOf(config), config.mailFrom, ({ to, link }, file) => {
    if (config.demo) announce(`Mail to ${to.name} in ${file}, with the link ${link}`);
  });
}
