import { parseArgs } from 'node:util';
import { loginFrom } from '../../contract/logins';
import { type OperatorReset, resetByOperator } from '../areas/second-factor/reset';
import { readConfig } from '../config';
import { openConfigured } from '../open-configured';
import { operatorSentence } from '../operator-sentence';
import type { Config } from '../platform/config';
import { traceOf } from '../platform/http/trace-of';
import { goOnUnread } from './unread';

/*
 * npm run admin:reset-factor -- --login 10000009
 * Takes the second factor from somebody who has lost it, where no other administrator can: the sessions end, and the person
 * is told by mail.
 */

function loginOf(args: string[]): string | null {
  try {
    const { values } = parseArgs({ args, options: { login: { type: 'string' } } });
    return values.login === undefined ? null : loginFrom(values.login);
  } catch {
    return null; // an option that nobody knows
  }
}

const complain = (line: string) => process.stderr.write(`${line}\n`);

goOnUnread();
const login = loginOf(process.argv.slice(2));
if (login === null) {
  complain('Usage: npm run admin:reset-factor -- --login LOGIN');
  process.exit(2);
}
const sentences: Record<OperatorReset, string> = {
  reset: `The second factor of ${login} is gone: the password alone signs in, and another one can be set up.`,
  'new password needed': `The second factor of ${login} is gone. The password was accepted only together with it: ${login} sets another one by “I forgot my password” on the sign-in page, signs in with it, and can set up another factor.`,
  none: `${login} has no second factor.`,
  unknown: `Nobody has the login ${login}.`,
};
let config: Config | undefined;
try {
  config = readConfig(process.env);
  const database = await openConfigured(config, () => {});
  try {
    process.stdout.write(`${sentences[await resetByOperator(database.db, login)]}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  complain(operatorSentence(error, config) ?? traceOf(error));
  process.exit(1);
}
