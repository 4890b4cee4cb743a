/** The id of the heading of all other news, below the fold. */
export const NEWS_HEADING = 'home-news';

/** Brings all news into sight. */
export function showNews(): void {
  const heading = document.getElementById(NEWS_HEADING);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: 'start' });
}
