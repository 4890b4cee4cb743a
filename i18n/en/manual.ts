/** What the PDF of a manual says beside its chapters; only the server knows it. */
export const manual = {
  contents: 'Contents',
  edition: '%{month} edition',
  EC: {
    title: 'Establishment manual',
    lead: 'For everyone who works with Cofre in an establishment, from the first sign-in to the file for the accountant.',
  },
  SEP: {
    title: 'Provider manual',
    lead: 'For provider administrators, everything that establishments see, plus the screens that only you have.',
  },
};
