import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config';
import { operatorSentence } from './operator-sentence';
import { startPortal } from './start';

/** Where the build leaves the console, seen from the built server. In development Vite serves it instead. */
const builtConsole = join(import.meta.dirname, '..', 'console');

const print = (text: string) => process.stdout.write(`${text}\n`);

function explained(error: unknown, port: number | undefined): string | null {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (taken) return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`;
  return operatorSentence(error);
}

let port: number | undefined;
try {
  const config = readConfig(process.env);
  port = config.port;
  const portal = await startPortal(config, {
    consoleFolder: existsSync(builtConsole) ? builtConsole : null,
    onProgress: print,
  });
  print(`\nCofre runs on ${portal.url}`);
  if (config.demo) {
    print(`
Sign in with password Demo@2026 as
  10000001  provider administrator
  20000002  establishment manager with API access
  20000003  establishment manager
  30000003  report viewer
  50000005  bank user`);
  }
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1); // asked twice: at once
      stopping = true;
      portal.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  const sentence = explained(error, port);
  if (sentence === null) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
