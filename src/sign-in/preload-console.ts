const assets = () => document.querySelector<HTMLMetaElement>('meta[name="console-assets"]');

/** The files that the console starts with, its own entry first. The build lists them; in development there are none. */
const consoleFiles = (): string[] => assets()?.content.split(' ') ?? [];

/** Fetches these files, once, while the person still types. */
export function preloadConsole(): void {
  const list = assets();
  if (list === null || list.dataset.begun !== undefined) return;
  list.dataset.begun = '';
  for (const file of consoleFiles()) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'prefetch';
    link.href = file;
    document.head.append(link);
  }
}

/**
 * Opens the console in this very document: where the browser stores nothing, the session is in the memory of the page and
 * would be lost with it.
 */
export async function openConsoleHere(address: string): Promise<void> {
  const [entry = ''] = consoleFiles();
  for (const style of document.querySelectorAll('link[rel="stylesheet"]')) style.remove();
  window.history.replaceState(null, '', address);
  await import(/* @vite-ignore */ entry);
}
