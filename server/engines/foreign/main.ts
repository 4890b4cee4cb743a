import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type ReaderName, readers } from './readers';

/* A process that reads files of others for a server (reading-process.ts): it knows no secret and holds nothing. */

/** What a reader of JavaScript takes is bounded by the heap, and what it takes beside that, in libraries, by this. */
const MOST_BYTES = 640 * 2 ** 20;
const LOOK_EVERY_MS = 50;

/** What the server sends. */
export interface Job {
  reader: ReaderName;
  input: unknown;
}

/** What it is sent: the outcome of each job. Before the first one the process says that it has started. */
export type Outcome = ({ result: unknown } | { unreadable: string }) & {
  /** Bytes of memory that the process has taken at most. */
  peak: number;
};

/** Systems differ in what a process may say of itself; it reads files all the same. */
function asFarAsAllowed(wish: () => void): void {
  try {
    wish();
  } catch {}
}

/** Linux counts for `maxRSS` also what the process had that started this one; of itself alone it speaks here. */
function peakBytes(): number {
  let own: string | undefined;
  asFarAsAllowed(() => {
    [, own] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  });
  return 1024 * (own === undefined ? process.resourceUsage().maxRSS : Number(own));
}

const send = (outcome: { result: unknown } | { unreadable: string }) =>
  process.send?.({ ...outcome, peak: peakBytes() } satisfies Outcome);

// The server is gone, or has no more use for this.
process.once('disconnect', () => process.exit());
// Whoever waits for a page is served before: a third of the share of a processor that the server has.
asFarAsAllowed(() => setPriority(5));
// Where the machine has no memory left, Linux ends this process and not the server.
asFarAsAllowed(() => writeFileSync('/proc/self/oom_score_adj', '500'));
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_BYTES) process.exit(1);
}, LOOK_EVERY_MS);

async function run({ reader, input }: Job): Promise<void> {
  try {
    const read = (await readers[reader]()) as (input: unknown) => Promise<unknown>;
    send({ result: await read(input) });
  } catch (error) {
    // Whatever a reader says: it cannot be read.
    send({ unreadable: String(error) });
  }
}

process.on('message', (job: Job) => void run(job));
send({ result: null });
