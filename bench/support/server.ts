import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { login, robotCheck } from '../../contract/session';
import { root } from '../../scripts/prepare.mjs';
import { DEMO_PASSWORD } from '../../server/demo/people';
import { solveRobotCheck } from '../../tests/support/robot-check';
import { answered } from './call';

/**
 * A zone in which the demo network has a night between its last movement and the fill, so that it is the same at
 * every hour of the day.
 */
const TIME_ZONE = 'America/Sao_Paulo';
export const LAST_DAY = addDays(todayIn(TIME_ZONE), -1);

/** The provider administrator of the demo. */
export const ADMINISTRATOR = '10000001';

/** A server needs this much of the stage that it plays on (stage.ts). */
export interface ServerStage {
  readonly folder: string;
  readonly interrupted: boolean;
  tell(text: string): void;
  keep(end: () => unknown): void;
}

/** A server process as in production, over a database of its own. */
export interface RunningServer {
  url: string;
  pid: number;
  databaseUrl: string;
  feedKey: string;
  /** Signs somebody in, by itself the provider administrator; the headers of a call that is theirs. */
  signIn(user?: string): Promise<Record<string, string>>;
}

/** Starts the built server and waits until it listens: a new database is migrated and filled by then. */
export async function startServer(
  stage: ServerStage,
  { databaseUrl, transactions }: { databaseUrl: string; transactions: number },
): Promise<RunningServer> {
  stage.tell(`filling a network with ${transactions.toLocaleString('en')} transactions`);
  const feedKey = randomBytes(32).toString('hex');
  const { url, pid } = await startProcess(stage, {
    DATABASE_URL: databaseUrl,
    PORTAL_SECRET: randomBytes(32).toString('hex'),
    PORTAL_FEED_KEY: feedKey,
    PORTAL_TIME_ZONE: TIME_ZONE,
    PORTAL_DEMO: 'public',
    PORTAL_DEMO_TRANSACTIONS: String(transactions),
    PORTAL_DEMO_DATE: LAST_DAY,
  });
  return {
    url,
    pid,
    databaseUrl,
    feedKey,
    signIn: async (user = ADMINISTRATOR) => {
      const challenge = await answered(`${url}${robotCheck.path}`);
      const { token } = await answered<{ token: string }>(`${url}${login.path}`, {
        body: { user, password: DEMO_PASSWORD, robotCheck: await solveRobotCheck(challenge) },
      });
      return { authorization: `Bearer ${token}` };
    },
  };
}

/** Starts a process of the built server and waits until it listens; `kill` ends it with SIGKILL. */
export async function startProcess(
  stage: ServerStage,
  environment: Record<string, string>,
): Promise<{ url: string; pid: number; kill: () => Promise<void> }> {
  const child = spawn(process.execPath, [join(root, 'dist', 'server', 'main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: '0',
      // The administrator who is measured has no second factor, and in production is led to nothing else.
      PORTAL_SECOND_FACTOR: 'provider=offered',
      // No limit of calls, because the server is measured and not the limit.
      PORTAL_CALLS_PER_MINUTE: '1000000',
      PORTAL_DATA_DIR: mkdtempSync(join(stage.folder, 'data-')),
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  stage.keep(async () => {
    child.kill();
    await ended;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const listening = /Cofre runs on (\S+)/.exec(output);
      if (listening?.[1] !== undefined) resolve(listening[1]);
    });
    void ended.then(() => reject(new Error('The server ended before it listened')));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { url, pid: child.pid ?? 0, kill };
}
