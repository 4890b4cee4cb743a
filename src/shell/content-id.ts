/** Where the skip link leads, and where the focus goes with a new page. */
export const CONTENT_ID = 'content';
