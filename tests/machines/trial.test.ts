import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/prepare.mjs';

/* `npm run machines -- --soak`, each kill once. It takes two minutes: `npm run test:full` has them. */

const full = process.env.PORTAL_TEST_FULL !== undefined;

test.runIf(full)(
  'every acknowledged row is there once after a server, PgBouncer and the primary were killed',
  async () => {
    const trial = spawn(process.execPath, [join(root, 'scripts/machines/run.mjs'), '--soak', '0.1'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    trial.stdout.on('data', (text) => {
      output += text;
    });
    trial.stderr.on('data', (text) => {
      errors += text;
    });
    const code = await new Promise((resolve) => trial.once('close', resolve));
    expect([code, code === 0 ? '' : errors]).toEqual([0, '']);
    expect(output).toContain('Every acknowledged row is there once, to the cent.');
    expect(output).toMatch(/a save was answered 503/);
    expect(output.match(/no write was answered for/g)).toHaveLength(3);
  },
  600_000,
);
