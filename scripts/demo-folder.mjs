import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * A data folder with the demo network as a newcomer's first start makes it, which takes half a minute of one processor.
 * `null` where the start failed: whoever needs the folder starts it again and sees why.
 * @returns {Promise<string | null>}
 */
export function fillDemo() {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-e2e-'));
  const server = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env: { ...process.env, PORT: '0', PORTAL_DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  let output = '';
  server.stdout.on('data', (text) => {
    output += text;
    if (output.includes('Cofre runs on')) server.kill('SIGTERM');
  });
  return new Promise((resolve) => {
    server.once('error', () => resolve(null));
    server.once('close', (code) => resolve(code === 0 ? folder : null));
  });
}
