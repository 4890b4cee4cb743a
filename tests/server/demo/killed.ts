import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Starts to fill a demo, or to let it catch up, and kills it as soon as some of the transactions are stored. */
export async function killedFill(environment: Record<string, string>): Promise<void> {
  const script = join(import.meta.dirname, 'fill-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { PATH: process.env.PATH, ...environment },
  });
  const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
  child.stdout.on('data', (text: Buffer) => {
    if (/ [1-9]\d* %/.test(text.toString())) child.kill('SIGKILL');
  });
  expect(await ended).toBe('SIGKILL');
}
