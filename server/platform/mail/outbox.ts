import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { newFile } from '../disk/new-file';
import { makeFolder } from '../disk/private-folder';
import type { Letter, Post } from './letter';
import { messageOf } from './message';

/**
 * Used where no mail server is configured: writes each letter to a file of `folder` that mail programs can open. Only
 * the owner of the folder may read it, because letters contain links that sign in.
 * @param onLetter called with each letter that was written
 */
export function outboxPost(folder: string, from: string, onLetter: (letter: Letter) => Promise<void>): Post {
  return {
    send: async (letter) => {
      const written = await new MailComposer(messageOf(letter, from)).compile().build();
      const file = join(folder, `${letter.id}.eml`);
      await makeFolder(folder);
      await newFile(file, written.toString());
      await onLetter(letter);
    },
  };
}
