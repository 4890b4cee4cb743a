/** Where the bar has room for the arrow that leads back from a page. */
export const BACK_PLACE = 'page-back';
