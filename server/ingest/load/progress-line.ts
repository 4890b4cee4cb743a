import type { LoadProgress } from './load';

/** How often a terminal's line is rewritten, and how often a log gets a new one. */
const INTERVAL = { terminal: 200, log: 5000 } as const;
const CLEAR = '\r\u001B[K';

export interface ProgressLine {
  show: (progress: LoadProgress) => void;
  /** Before anything else is printed. */
  clear: () => void;
}

/** Progress on a terminal: one line that rewrites itself; elsewhere a line now and then. */
export function progressLine(stream: NodeJS.WriteStream): ProgressLine {
  const interval = stream.isTTY ? INTERVAL.terminal : INTERVAL.log;
  let next = Date.now() + interval;
  let shown = false;
  return {
    show: ({ file, rows, part }) => {
      if (Date.now() < next) return;
      next = Date.now() + interval;
      const text = `${file}: ${rows.toLocaleString('en-US')} rows, ${Math.floor(part * 100)} %`;
      stream.write(stream.isTTY ? `${CLEAR}${text}` : `${text}\n`);
      shown = stream.isTTY;
    },
    clear: () => {
      if (shown) stream.write(CLEAR);
      shown = false;
    },
  };
}
