import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAdministrator, RefusedAdministrator } from '../areas/users/create-administrator';
import { readConfig } from '../config';
import { openConfigured } from '../open-configured';
import { operatorSentence } from '../operator-sentence';
import type { Config } from '../platform/config';
import { traceOf } from '../platform/http/trace-of';
import { goOnUnread } from './unread';

/*
 * npm run admin:create -- --login 10000009 --name "Helena Duarte" --email helena@example.com
 * Creates a provider administrator; the password is the first line of standard input, and not shown when typed.
 */

const complain = (line: string) => process.stderr.write(`${line}\n`);

function argumentsOf(args: string[]) {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args, options: { login: text, name: text, email: text } });
    const { login, name, email } = values;
    return login !== undefined && name !== undefined && email !== undefined ? { login, name, email } : null;
  } catch {
    return null; // an option that nobody knows
  }
}

async function readPassword(): Promise<string> {
  const typed = process.stdin.isTTY;
  if (typed) process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: typed });
  for await (const line of lines) {
    lines.close();
    if (typed) process.stderr.write('\n');
    return line;
  }
  return '';
}

goOnUnread();
const person = argumentsOf(process.argv.slice(2));
if (person === null) {
  complain(
    'Usage: npm run admin:create -- --login LOGIN --name NAME --email ADDRESS   (password from standard input)',
  );
  process.exit(2);
}
let config: Config | undefined;
try {
  const password = await readPassword();
  config = readConfig(process.env);
  const database = await openConfigured(config, () => {});
  try {
    await createAdministrator(database.db, { ...person, password }, config.passwordPolicy);
  } finally {
    await database.close();
  }
  process.stdout.write(`Administrator ${person.login} can sign in.\n`);
} catch (error) {
  const sentence = error instanceof RefusedAdministrator ? error.message : operatorSentence(error, config);
  complain(sentence ?? traceOf(error));
  process.exit(1);
}
