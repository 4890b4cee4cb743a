const PROGRESS_MS = 2000;

/** Tells every two seconds how far something is. */
export function progressOf(
  what: string,
  total: number,
  onProgress: (text: string) => void,
): (done: number) => void {
  let reported = Date.now();
  return (done) => {
    if (Date.now() - reported < PROGRESS_MS) return;
    reported = Date.now();
    onProgress(`${what}: ${Math.min(Math.floor((done / total) * 100), 100)} %`);
  };
}
