/**
 * Runs the files that the console starts with, which the document has preloaded in this order, each in a task of its own:
 * run by one import they are one task, and a slow phone answers no finger for a third of a second.
 */
export async function runPreloaded(): Promise<void> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][data-run]')) {
    try {
      await import(/* @vite-ignore */ href);
    } catch {
      // Whoever imports the console needs it as well, and is told.
      return;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}
