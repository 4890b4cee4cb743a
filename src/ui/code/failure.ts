/**
 * Code or texts of the portal that could not be fetched.
 * @param replaced whether the server has no such file any more, because a deployment has replaced it: no further try
 *   brings it, only the page loaded anew
 */
export class CodeFailure extends Error {
  override readonly name = 'CodeFailure';

  constructor(
    readonly replaced: boolean,
    cause?: unknown,
  ) {
    super('The code could not be fetched', { cause });
  }
}

/** Fetched code that has failed is asked for again only when somebody says so: a failure has to be shown first. */
const failed = new Set<() => void>();

/** Registers what makes a failed fetch possible again. */
export function onTryAgain(forget: () => void): void {
  failed.add(forget);
}

/** Forgets all failures: whatever is shown next is fetched anew. */
export function tryCodeAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}
