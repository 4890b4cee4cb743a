/** What every form says about loading, saving and leaving. */
export const edit = {
  history: 'History',
  load: 'The record could not be loaded.',
  save: 'The record could not be saved.',
  noAnswer: 'The server did not answer. Your values are still here, so you can try again.',
  conflict: 'Your values are still here. If you save again, they replace what was saved in the meantime.',
  change: '%{field}, %{before} before, %{after} now',
  theirs: 'Use the saved values',
  anyway: 'Save anyway',
  saved: 'Change saved successfully!',
  untouched: 'No changes yet',
  changes: '%{smart_count} unsaved change |||| %{smart_count} unsaved changes',
  faults: '%{smart_count} field to correct |||| %{smart_count} fields to correct',
  unsaved: {
    title: 'Leave without saving?',
    stay: 'Keep editing',
    leave: 'Leave',
  },
};
