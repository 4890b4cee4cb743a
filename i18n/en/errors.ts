/** ERR-02 to ERR-05: what a person reads when something was refused or failed. No text holds a colon (ERR-01). */
export const errors = {
  unexpected: 'Something unexpected happened. Try again.',
  notProcessed: 'The request could not be processed.',
  canceled: 'Request canceled.',
  timeout: 'The server did not respond in time.',
  reload: 'Reload the page and try again.',
  storage:
    'This browser does not let the portal store data. You can keep working, but you will have to sign in again every time the page is reloaded.',
  storageFull:
    'This browser has no room left to store data. You can keep working, but you may have to sign in again when the page is reloaded.',
  unavailable: 'The service is temporarily unavailable. Try again in a moment.',
  unauthenticated: 'Your session has ended. Sign in again.',
  forbidden: 'You do not have access to this.',
  notFound: 'Not found.',
  tooLarge: 'The request is too large.',
  tooManyRequests: 'Too many attempts. Try again later.',
  validation: 'Check the highlighted fields.',
  changedMeanwhile: 'Someone else changed this record after you opened it.',
  fieldChanged: 'Changed by someone else.',
  list: 'Error loading list!',
  filters: 'Error loading filters!',
  noData: 'No data for this filter.',
  form: 'The form has errors.',
  unsaved: 'There are unsaved changes. Leave anyway?',
  languageNotFound: 'Language code not found.',
};
