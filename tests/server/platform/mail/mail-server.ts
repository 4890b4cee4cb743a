import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { parsedMail } from '../../../support/letters';

export interface MailServer {
  url: string;
  mails: Email[];
  stop(): Promise<void>;
}

/** What a mail server says when it refuses, with a code. */
export function saying(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/**
 * A mail server that others wrote, on a free port of this machine. It takes everything unless told otherwise.
 * @param beforeTaking is asked when a mail is there whole: it may wait, or throw a refusal
 */
export async function mailServer(
  options: SMTPServerOptions = {},
  beforeTaking: () => Promise<void> = async () => {},
): Promise<MailServer> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onData: (stream, _session, callback) => {
      void (async () => {
        try {
          const mail = await parsedMail(await buffer(stream));
          await beforeTaking();
          mails.push(mail);
          callback();
        } catch (error) {
          callback(error as Error);
        }
      })();
    },
    ...options,
  });
  server.on('error', () => {}); // a client that was killed
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
