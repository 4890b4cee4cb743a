import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Config } from '../config';
import type { AppContext } from '../context';
import { newFile } from '../disk/new-file';
import { makeFolder } from '../disk/private-folder';
import { purge } from '../retention/purge';
import { keptSince } from '../retention/settings';
import type { Letter, Post } from './letter';
import { messageOf } from './message';

/** The end of the name of each letter. */
const ENDING = '.eml';

/** The folder of the data folder in which letters lie where no mail server is set. */
export function outboxOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox');
}

/**
 * Used where no mail server is configured: writes each letter to a file of `folder` that mail programs can open. Only
 * the owner of the folder may read it, because letters contain links that sign in.
 * @param onLetter called with each letter that was written
 */
export function outboxPost(folder: string, from: string, onLetter: (letter: Letter) => Promise<void>): Post {
  return {
    send: async (letter) => {
      const written = await new MailComposer(messageOf(letter, from)).compile().build();
      const file = join(folder, `${letter.id}${ENDING}`);
      await makeFolder(folder);
      await newFile(file, written.toString());
      await onLetter(letter);
    },
  };
}

/**
 * Deletes letters of the outbox that are too old, also of a time before there was a mail server.
 * @throws Error where some cannot be deleted, after all others were
 */
export async function purgeOutbox(context: AppContext): Promise<void> {
  const folder = outboxOf(context.config);
  const before = keptSince(context, 'outbox');
  await purge(context, 'outbox', async (note) => {
    const failures: unknown[] = [];
    for (const name of await lettersIn(folder)) {
      const file = join(folder, name);
      try {
        if ((await stat(file)).mtime >= before) continue;
        await rm(file, { force: true });
        note(1);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0)
      throw new Error(`${failures.length} entries of the outbox cannot be deleted`, { cause: failures[0] });
  });
}

async function lettersIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(ENDING));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
