/** How long a page that draws no frame, because nobody sees it, is waited for. */
const HIDDEN_MS = 100;

/** Resolves when the browser has drawn what the page itself brings: work that comes first would keep it from doing so. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, HIDDEN_MS);
    // A frame is drawn after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
