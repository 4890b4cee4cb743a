import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config';
import { SANDBOX } from './demo/sandbox';
import { operatorSentence } from './operator-sentence';
import type { Config } from './platform/config';
import { traceOf } from './platform/http/trace-of';
import { linksOf } from './platform/mail/post';
import { type RunningPortal, startPortal } from './start';

/** Where the build leaves the console, seen from the built server. In development Vite serves it instead. */
const builtConsole = join(import.meta.dirname, '..', 'console');

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Calls that still run have this long to be answered when the server has to end. */
const LAST_WORDS_MS = 5000;

function explained(error: unknown, config: Config | undefined): string {
  const { code, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  const port = `Port ${config?.port}`;
  if (code === 'EADDRINUSE') return `${port} is in use. Stop what listens there, or set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `${port} is not for this user. Set PORT to another one.`;
  const isHost = syscall === 'getaddrinfo' && hostname === config?.host;
  if (isHost || (syscall === 'listen' && code === 'EADDRNOTAVAIL'))
    return `HOST is "${config?.host}", which is no address of this machine. Set it to one, or to 0.0.0.0 for all.`;
  return operatorSentence(error, config) ?? traceOf(error);
}

process.on('uncaughtException', (error) => {
  process.stderr.write(`${traceOf(error)}\n`);
  process.exit(1);
});

async function endBroken(context: RunningPortal): Promise<void> {
  try {
    await context.stop();
  } finally {
    process.exit(1);
  }
}

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const context = await startPortal(config, {
    consoleFolder: existsSync(builtConsole) ? builtConsole : null,
    onProgress: print,
    onBroken: (error) => {
      process.stderr.write(`${explained(error, config)}\n`);
      setTimeout(() => process.exit(1), LAST_WORDS_MS);
      void endBroken(context);
    },
  });
  print(`\nCofre runs on ${context.url}`);
  if (config.demo) {
    print(`
Sign in with password Demo@2026 as
  10000001  provider administrator
  20000002  establishment manager with API access
  20000003  establishment manager
  30000003  report viewer
  50000005  bank user
Try the API with client id ${SANDBOX.clientId}
  and secret ${SANDBOX.clientSecret}`);
    if (config.smtpUrl === null) print(`The links of mails are written to ${linksOf(config)}`);
  }
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1); // asked twice: at once
      stopping = true;
      // Who presses Ctrl+C sits before it and waits; whatever sends SIGTERM has a balancer before it.
      context.stop(signal === 'SIGTERM').then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${traceOf(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${explained(error, config)}\n`);
  process.exit(1);
}
