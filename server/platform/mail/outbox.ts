import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import { newFile } from '../disk/new-file';
import type { Letter, Post } from './letter';
import { messageOf } from './message';

/**
 * Where no mail server is set: writes each letter to a file of `folder`, which mail programs open. Only the owner of
 * the folder may read it, as letters hold links that open doors.
 * @param onLetter hears of each letter and of its file
 */
export function outboxPost(
  folder: string,
  from: string,
  onLetter: (letter: Letter, file: string) => void,
): Post {
  return {
    send: async (letter) => {
      const written = await new MailComposer(messageOf(letter, from)).compile().build();
      const file = join(folder, `${letter.id}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await newFile(file, written.toString());
      onLetter(letter, file);
    },
  };
}
