/** How many milliseconds something takes. */
export async function millisecondsOf(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await run();
  return performance.now() - begun;
}
