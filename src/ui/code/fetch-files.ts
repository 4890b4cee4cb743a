import { CodeFailure } from './failure';

/** How long one file may take, and the pauses before a file is asked for again that the network has lost. */
const TIMEOUT_MS = 20_000;
const PAUSES_MS = [500, 2000];

let leaves: (failure: CodeFailure) => boolean = () => false;

/**
 * Says who is told of a failure before anybody else.
 * @param answer returns whether the page is loaded anew: then nothing is shown any more
 */
export function onCodeFailure(answer: typeof leaves): void {
  leaves = answer;
}

/** All files of code lie in one folder. */
const HERE = import.meta.url;

const NEVER = new Promise<never>(() => undefined);

/** The files that are there or on their way, by address. */
const fetched = new Map<string, Promise<void>>();

/**
 * Imports a module once its files are in the browser's cache. Most browsers remember for as long as the page is open that
 * an import has failed (before Firefox 155 and the Safari of 2026), so that none may begin that would fail: a file that was
 * lost on its way is asked for again, in place. The build calls this for every `import()` (vite.code.ts).
 * @param files all that the module needs; none where it is a file that needs no other
 * @throws CodeFailure when a file does not come
 */
export async function importFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    const preloaded = new Set(Array.from(document.getElementsByTagName('link'), (link) => link.href));
    const named = files.map((file) => new URL(file, location.origin).href);
    const addresses = named.length > 0 ? named : fileOf(load);
    await Promise.all(addresses.filter((address) => !preloaded.has(address)).map(once));
    return await load();
  } catch (error) {
    const failure = error instanceof CodeFailure ? error : new CodeFailure(false, error);
    if (leaves(failure)) return NEVER;
    throw failure;
  }
}

/** Vite names no files for a module that needs no other: it stands in the code. Naming it would weigh 2 kB in all. */
function fileOf(load: () => unknown): string[] {
  const [, file] = /import\(.(.+?)[`'"]\)/.exec(String(load)) ?? [];
  return file === undefined ? [] : [new URL(file, HERE).href];
}

function once(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const coming = fetchFile(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

async function fetchFile(address: string, tries = 0): Promise<void> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal: timeout });
    // To the last byte: only then the browser keeps it.
    await response.arrayBuffer();
    if (response.status === 404) throw new CodeFailure(true);
    if (!response.ok) throw new Error(`${address} is answered with ${response.status}`);
  } catch (error) {
    const pause = PAUSES_MS[tries];
    if (error instanceof CodeFailure || timeout.aborted || pause === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return fetchFile(address, tries + 1);
  }
}
