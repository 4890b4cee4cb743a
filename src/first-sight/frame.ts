/*
 * The frame as the page itself draws it, before any script is there: bar, menu and mark, with places where titles and
 * entries will stand. As soon as the texts are there it says which page comes. `FramePlaceholder` draws the same until
 * the session is verified, so that nothing jumps.
 */

/** What the frame says of the page that comes. */
export interface FrameWords {
  title: string;
  /** The placeholder of its search box, where it begins with one. */
  search?: string | undefined;
}

const places = '<i></i>'.repeat(9);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The inside of it; nothing of it is read out. */
export const frameMarkup = (words?: FrameWords) =>
  '<div class="frame-bar" aria-hidden="true"><svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor">' +
  `<path d="M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z"/></svg>${words ? `<b>${escaped(words.title)}</b>` : '<i></i>'}</div>` +
  '<div class="frame-menu" aria-hidden="true"><p><svg width="25" height="25" viewBox="0 0 24 24" fill="none">' +
  '<rect x="1" y="1" width="22" height="22" rx="6" stroke="currentColor" stroke-width="1.8"/>' +
  '<path d="M15.6 9.2a4.6 4.6 0 1 0 0 5.6" stroke="currentColor" stroke-width="2"/>' +
  `<path d="M14.4 12h5.2" stroke="var(--dot)" stroke-width="2"/></svg><span>Cofre</span></p>${places}</div>` +
  (words?.search
    ? '<div class="frame-search" aria-hidden="true"><svg width="18" height="18" viewBox="0 0 24 24" fill="var(--icon)">' +
      '<path d="M15.5 14h-.79l-.28-.27C15.41 12.59 16 11.11 16 9.5 16 5.91 13.09 3 9.5 3S3 5.91 3 9.5 5.91 16 9.5 16c1.61 ' +
      '0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19l-4.99-5zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 ' +
      `11.99 14 9.5 14z"/></svg><span>${escaped(words.search)}</span></div>`
    : '');
