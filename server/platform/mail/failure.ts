import { GivenUp } from '../jobs/kind';

/** A mail was not taken. Says where it stopped, and nothing of what the server said: that may name a person. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
}

/** What nodemailer says of a failure apart from texts. */
interface Facts {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Failures of the letter itself; of the others, a wrong password say, a later try may not hear. */
const OF_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];

/** The failure of a try as a job reports it: for good where the mail server refused this very letter for good. */
export function mailFailure(error: unknown): MailFailure | GivenUp {
  const { code = 'no code', command, responseCode } = error as Facts;
  const facts = [code, command, responseCode].filter((fact) => fact !== undefined).join(', ');
  const refused = responseCode !== undefined && responseCode >= 500 && OF_THE_LETTER.includes(code);
  return refused
    ? new GivenUp(`The mail server refused the mail (${facts})`)
    : new MailFailure(`The mail server did not take the mail (${facts})`);
}
