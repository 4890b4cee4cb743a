import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A build and the filling of the demo network end within this time. */
const PATIENCE_MS = 10 * 60_000;

/** The real server over a new demo network, as `npm start` has it; `PORT` as there, by itself 8092. */
export async function serveDemo(): Promise<{ url: string; close: () => Promise<void> }> {
  const port = process.env.PORT ?? '8092';
  const data = mkdtempSync(join(tmpdir(), 'cofre-clips-'));
  const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      PORTAL_DATA_DIR: data,
      LOG_LEVEL: 'error',
      PORTAL_ROBOT_WORK: '100',
      PORTAL_CALLS_PER_MINUTE: '1000000',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const close = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(data, { recursive: true, force: true });
  };
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(500)) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return { url, close };
    if (server.exitCode !== null || Date.now() > end) {
      await close();
      throw new Error('The server did not start');
    }
  }
}
