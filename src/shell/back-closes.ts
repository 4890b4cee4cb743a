/** The browser's own watcher of close requests (HTML, "close watchers"); TypeScript's library does not have it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * On a phone that can go back by a button or a gesture, Back closes what stands over the page (a sheet, a dialog, a
 * menu) as the Escape key does, and leaves the page only after that. Nothing is written into the history for it: the
 * browser asks whoever watches.
 * @returns a function that ends it
 */
export function closeByBack(): () => void {
  const { CloseWatcher } = window;
  if (CloseWatcher === undefined) return () => undefined;
  const watchers = new Map<Node, CloseWatcher>();
  const watch = (surface: Node) => {
    const watcher = new CloseWatcher();
    watchers.set(surface, watcher);
    watcher.addEventListener('close', () => {
      // An Escape of a keyboard comes here too, when MUI has heard it already: to close twice is to close.
      surface.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      // A form may have asked whether to go; a watcher hears one request only.
      if (surface.isConnected) watch(surface);
    });
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of removedNodes) {
        watchers.get(node)?.destroy();
        watchers.delete(node);
      }
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.classList.contains('MuiModal-root')) watch(node);
    }
  });
  // MUI mounts what stands over the page at the end of the body.
  observer.observe(document.body, { childList: true });
  return () => {
    observer.disconnect();
    for (const watcher of watchers.values()) watcher.destroy();
  };
}
