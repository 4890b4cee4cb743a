import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/prepare.mjs';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import type { Stage } from './support/stage';

/** Starts of which the median counts. */
const STARTS = 5;

/**
 * From the start of the process to its first answer, on the embedded database with the demo network in it: the
 * second start and those after. The limit is 5 s.
 */
export async function start(stage: Stage): Promise<Finding[]> {
  const folder = mkdtempSync(join(stage.folder, 'start-'));
  const filled = await started(folder, stage.sizes.small);
  const again: number[] = [];
  for (let count = 0; count < STARTS; count += 1) again.push(await started(folder, stage.sizes.small));
  return [
    {
      what: 'start on a filled data folder',
      unit: 'ms',
      measured: median(again),
      limit: 5000,
      target: { atMost: 1 },
      details: { 'ms of the first start, demo included': filled },
    },
  ];
}

/** Starts the built server, waits until it listens, and stops it again. */
async function started(folder: string, transactions: number): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      PORTAL_DATA_DIR: folder,
      PORTAL_DEMO_TRANSACTIONS: String(transactions),
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      if (output.includes('Cofre runs on')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  const milliseconds = performance.now() - begun;
  child.kill('SIGTERM');
  await ended;
  return milliseconds;
}
