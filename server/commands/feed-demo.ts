import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { Chance } from '../demo/chance';
import { Codes } from '../demo/stream/codes';
import { Gateway, GatewayError } from '../demo/stream/gateway';
import { later, Stream } from '../demo/stream/stream';
import { Terminals } from '../demo/stream/terminals';
import { type Config, ConfigError } from '../platform/config';
import { traceOf } from '../platform/http/trace-of';
import { FEED_KEY_FILE } from '../platform/principal/gateway-key';
import { goOnUnread } from './unread';

/*
 * npm run feed:demo -- [--url http://127.0.0.1:8080] [--rate 60] [--for 120]: a live stream of believable transactions
 * for a running server, so many a minute, for so many seconds or until it is interrupted (docs/operations.md).
 */

const USAGE = 'Usage: npm run feed:demo -- [--url ADDRESS] [--rate TRANSACTIONS-A-MINUTE] [--for SECONDS]';
/** How often movements are sent, and how often the person is printed, in milliseconds. */
const BEAT = 1000;
const SUMMARY_EVERY = 10_000;
/** How often codes are read, in milliseconds. */
const CODES_EVERY = 5000;

const print = (line: string) => process.stdout.write(`${line}\n`);

class UsageError extends Error {}

interface Wishes {
  url: string;
  /** A minute. */
  rate: number;
  /** In milliseconds. */
  length: number;
}

function wishesOf(args: string[], config: Config): Wishes {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { url: text, rate: text, for: text } });
  const rate = Number(values.rate ?? 60);
  const length = Number(values.for ?? Number.POSITIVE_INFINITY) * 1000;
  if (!(rate > 0) || !(length > 0)) throw new UsageError('--rate and --for are numbers above 0.');
  return { url: values.url ?? `http://127.0.0.1:${config.port}`, rate, length };
}

async function keyOf({ feedKeys: [given], dataDir }: Config): Promise<string> {
  if (given !== undefined) return given;
  const file = join(dataDir, FEED_KEY_FILE);
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  throw new GatewayError(
    `There is no key: set PORTAL_FEED_KEY to that of the server, or PORTAL_DATA_DIR to its data folder (${file}).`,
  );
}

async function run({ url, rate, length }: Wishes, config: Config, stop: AbortSignal): Promise<void> {
  let waits = '';
  const onWait = (reason: string) => {
    if (reason !== waits) print(`Waiting: ${reason}.`);
    waits = reason;
  };
  const gateway = new Gateway(url, await keyOf(config), { onWait, stop });
  const network = await gateway.network();
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const chance = new Chance(Date.now());
  const terminals = new Terminals(network, config.demoSeed, chance);
  if (terminals.isIdle) throw new GatewayError('The network has no terminal that could be used.');
  const stream = new Stream(gateway, terminals, chance);
  print(`Sending about ${rate} transactions a minute to ${url}; Ctrl+C ends it.`);
  const codes = new Codes(gateway, chance);
  let [lived, printed, read] = [0, 0, -CODES_EVERY];
  while (!stop.aborted && elapsed() < length) {
    await pause(BEAT, undefined, { signal: stop }).catch(() => {});
    const now = elapsed();
    const reply = await stream.live((rate * (now - lived)) / 60_000, later(network.now, now / 1000));
    lived = now;
    if (reply !== null) waits = '';
    for (const { reason } of reply?.problems ?? []) print(`Refused: ${reason}`);
    if (now - read >= CODES_EVERY) {
      read = now;
      const before = codes.acknowledged;
      await codes.live(now / 1000);
      if (codes.acknowledged > before) {
        print(`Requests for codes acknowledged: ${codes.acknowledged - before}`);
      }
    }
    if (now - printed < SUMMARY_EVERY) continue;
    printed = now;
    print(summary(stream));
  }
  await stream.end();
  print(summary(stream));
}

function summary({ sent: { stored, known, refused, cancelled } }: Stream): string {
  return `${stored} stored, ${known} sent twice, ${cancelled} cancelled, ${refused} refused`;
}

const stopping = new AbortController();
// Whoever watched it has left.
goOnUnread(() => stopping.abort());
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) process.exit(1); // asked twice: at once
    stopping.abort();
  });
}
try {
  const config = readConfig(process.env);
  await run(wishesOf(process.argv.slice(2), config), config, stopping.signal);
} catch (error) {
  if (stopping.signal.aborted && (error as Error).name === 'AbortError') process.exit(130); // while it waited
  const wrongCall =
    error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  const known = wrongCall || error instanceof GatewayError || error instanceof ConfigError;
  process.stderr.write(`${known ? (error as Error).message : traceOf(error)}\n`);
  if (wrongCall) process.stderr.write(`${USAGE}\n`);
  process.exitCode = wrongCall ? 2 : 1;
}
