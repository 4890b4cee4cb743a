import type { Language } from '../../../contract/languages';

/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** A mail before it is written down: what the portal has to say to one person. */
export interface Letter {
  /** The same for each attempt of the same letter, so that a mail that arrives twice is known for one. */
  id: string;
  to: { name: string; address: string };
  language: Language;
  subject: string;
  text: string;
  html: string;
  /** The address that the letter is about. */
  link: string;
  attachments?: readonly Attachment[];
}

/** Sends letters, or fails with a `MailFailure`; aborted `signal`s end the attempt. */
export interface Post {
  send(letter: Letter, signal: AbortSignal): Promise<void>;
  /** Looks whether letters are taken at all, before much is made for one; fails as `send`. Absent: they always are. */
  look?(): Promise<void>;
}
