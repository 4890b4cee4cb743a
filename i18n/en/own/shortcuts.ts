/** The dialog of the keyboard shortcuts. */
export const shortcuts = {
  find: 'Find anything',
  search: 'Go to the search',
  create: 'New record',
  next: 'Next row',
  previous: 'Previous row',
  select: 'Select or clear the row',
  open: 'Open the row',
  list: 'Show this list',
  single: 'Single-key shortcuts',
  singleHelp:
    'Turn them off if you dictate text, or if you set them off by accident. Your choice is kept in this browser.',
};
