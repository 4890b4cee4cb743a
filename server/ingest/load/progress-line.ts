import type { LoadProgress } from './load';

/** The milliseconds between two updates of the line on a terminal, and between two lines in a log. */
const INTERVAL = { terminal: 200, log: 5000 } as const;
const CLEAR = '\r\u001B[K';

interface ProgressLine {
  show: (progress: LoadProgress) => void;
  /** Clears the line; call it before anything else is printed. */
  clear: () => void;
}

/** Shows progress: on a terminal one line that is rewritten, elsewhere a new line from time to time. */
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
