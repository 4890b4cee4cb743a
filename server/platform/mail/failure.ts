import { GivenUp } from '../jobs/kind';

/**
 * A mail was not accepted. The error says at which step, and nothing of the server's text, which may name a person.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
}

/** What nodemailer says of a failure apart from texts. */
interface Facts {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Codes of failures of the letter itself; other ones, as a wrong password, may be gone at a later attempt. */
const OF_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];

/**
 * Turns a failure into the one that a job reports: final where the mail server has refused this very letter for good.
 */
export function mailFailure(error: unknown): MailFailure | GivenUp {
  const { code = 'no code', command, responseCode } = error as Facts;
  const facts = [code, command, responseCode].filter((fact) => fact !== undefined).join(', ');
  const refused = responseCode !== undefined && responseCode >= 500 && OF_THE_LETTER.includes(code);
  return refused
    ? new GivenUp(`The mail server refused the mail (${facts})`)
    : new MailFailure(`The mail server did not take the mail (${facts})`);
}
