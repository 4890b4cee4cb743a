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

/** A refusal of a mail server, with its code. */
export function saying(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/**
 * A third-party mail server on a free port of this machine. It accepts everything by default.
 * @param beforeTaking called when a mail has arrived completely: it may wait, or throw a refusal
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
