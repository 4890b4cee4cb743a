import { readFileSync } from 'node:fs';

const SAMPLE_MS = 20;

/** Megabytes that a process holds in memory. Linux only. */
export function residentMegabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error(`Process ${pid} has no memory`);
  return Number(kilobytes) / 1024;
}

/** The most megabytes that a process holds while something runs. */
export async function peakMegabytes(pid: number, run: () => Promise<unknown>): Promise<number> {
  let peak = residentMegabytes(pid);
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(pid));
  }, SAMPLE_MS);
  try {
    await run();
  } finally {
    clearInterval(watching);
  }
  return peak;
}
