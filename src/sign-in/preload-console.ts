/**
 * Fetches the files that the console starts with, once, while the person still types. The build lists them in
 * a meta element; in development there is none.
 */
export function preloadConsole(): void {
  const list = document.querySelector('meta[name="console-assets"]');
  const files = list?.getAttribute('content')?.split(' ') ?? [];
  list?.remove();
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'prefetch';
    link.href = file;
    document.head.append(link);
  }
}
