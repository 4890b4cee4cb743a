/** Reports and lists that leave as files. */
export const exports = {
  formats: {
    csv: 'CSV',
  },
  running: 'Exporting…',
  soFar: 'Exporting… %{size} so far',
  stop: 'Cancel the export',
  saved: 'The file %{name} was saved.',
  expired: 'The download has expired. Export again.',
};
