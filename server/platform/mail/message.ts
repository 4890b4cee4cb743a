import type { SendMailOptions } from 'nodemailer';
import { localeOf } from '../../../contract/languages';
import type { Letter } from './letter';

/** A letter as nodemailer takes it. */
export function messageOf(
  { id, to, language, subject, text, html, attachments = [] }: Letter,
  from: string,
): SendMailOptions {
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
    messageId: `<${id}@${domain}>`,
    headers: {
      'Content-Language': localeOf[language],
      // Asks machines for no automatic reply, because nobody reads it.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    // Letters are texts of our own; nothing of them is to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
