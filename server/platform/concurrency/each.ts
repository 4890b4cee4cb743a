/**
 * Waits for pieces of work that do not depend on each other, and tells of each that has failed: of several failures the
 * first alone would say little. Never fails itself.
 */
export async function each(
  work: readonly (Promise<unknown> | undefined)[],
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (const result of await Promise.allSettled(work.filter((one) => one !== undefined))) {
    if (result.status === 'rejected') onFailure(result.reason);
  }
}
