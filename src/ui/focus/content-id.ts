/** The id of the element to which the skip link leads, and which gets the focus with a new page. */
export const CONTENT_ID = 'content';
