import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { vi } from 'vitest';
import { UNHINDERED } from './portal';

/**
 * `npm test` has built the server, which starts in a fraction of the time. A single test file is to see what the sources
 * say, whatever was built when.
 */
const command = (program: string): string[] =>
  process.env.PORTAL_TEST_BUILT === undefined
    ? ['--import', 'tsx', program]
    : [`dist/server/${basename(program, '.ts')}.js`];

/**
 * A process of a test lives for seconds: of its embedded database only what runs is compiled, and nothing is optimised.
 * That is two fifths of what its start takes.
 */
const BRIEF = ['--wasm-lazy-compilation', '--liftoff-only'];

/** A program of the server, as an operator starts it. */
export function startProgram(program: string, environment: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [...BRIEF, ...command(program), ...args], {
    env: { PATH: process.env.PATH, ...environment },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, ended, output: () => output, errors: () => errors };
}

/** The server on a free port; `listening` resolves with its address once it listens. */
export function startServer(environment: Record<string, string>) {
  const server = startProgram('server/main.ts', {
    PORT: '0',
    PORTAL_CALLS_PER_MINUTE: UNHINDERED,
    ...environment,
  });
  const listening = async () => {
    const [, address = ''] = await vi.waitFor(
      () => {
        const said = /Cofre runs on (\S+)/.exec(server.output());
        if (said === null) throw new Error(`It does not listen: ${server.output()}${server.errors()}`);
        return said;
      },
      { timeout: 60_000, interval: 100 },
    );
    return address;
  };
  return { ...server, listening };
}
