/** The id of the element in the bar that holds the back arrow of a page. */
export const BACK_PLACE = 'page-back';
