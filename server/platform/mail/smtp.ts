import { createTransport } from 'nodemailer';
import { mailFailure } from './failure';
import type { Post } from './letter';
import { messageOf } from './message';

/** Beyond these timeouts the letter is sent again later. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Hands letters to the mail server at `url`. Each goes over a connection of its own: there are few. */
export function smtpPost(url: string, from: string): Post {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    send: async (letter, signal) => {
      try {
        await transport.sendMail({ ...messageOf(letter, from), signal });
      } catch (error) {
        throw mailFailure(error);
      }
    },
    look: async () => {
      try {
        await transport.verify();
      } catch (error) {
        throw mailFailure(error);
      }
    },
  };
}
