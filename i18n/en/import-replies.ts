/** What the server says of a file that is imported: its columns and what is wrong with its rows. */
export const importReplies = {
  reasons: 'What to correct',
  columns: {
    name: 'Name',
    login: 'Login',
    email: 'E-mail',
    status: 'Status',
    profile: 'Profile',
    establishments: 'Establishments',
    groups: 'Groups',
    category: 'Category',
    apiAccess: 'API access',
    apiStart: 'API start',
    apiEnd: 'API end',
    ecs: 'Access to establishments',
  },
  help: {
    name: 'Required for new people, up to 100 characters. The name of a registered person cannot be changed.',
    login:
      'Identifies the person in the row. 8, 10 or 11 digits, or 6 digits, a hyphen and 5 digits. Leading zeros are kept.',
    email: 'Required for new people. The welcome e-mail with the password link is sent there.',
    status: 'Active or Inactive, or 1 or 0. Required for new people.',
    profile:
      'Establishment administrator, Report viewer or Specific user, or 2, 3 or 5. New people without one are report viewers.',
    establishments: 'Codes separated by spaces. List all that the person should have.',
    groups: 'Names or IDs separated by |. List all that the person should have.',
    category: 'Bank user or 1, for specific users only.',
    apiAccess: 'Yes or No, or 1 or 0, for establishment administrators only.',
    apiStart: 'Date as 2026-12-31. Required with API access.',
    apiEnd: 'Date as 2026-12-31. Without it, new access has no end.',
  },
  problems: {
    loginTwice:
      'The login appears on more than one row. See also row %{lines}. |||| The login appears on more than one row. See also rows %{lines}.',
    nameFixed: 'The name of a registered person cannot be changed. It is %{name}.',
    noStatus: '%{text} is not a status. Write Active or Inactive.',
    noProfile: '%{text} is not a profile. Write Establishment administrator, Report viewer or Specific user.',
    noCategory: '%{text} is not a category. Write Bank user.',
    noDecision: '%{text} is not an answer. Write Yes or No.',
    noDate: '%{text} is not a date. Write it as 2026-12-31.',
    noEstablishment: 'These establishments do not exist or are not yours: %{codes}.',
    noGroup: 'These groups do not exist: %{names}.',
    severalGroups:
      '“%{text}” could be several groups: %{names}. Write the exact name, in quotation marks if it contains |.',
    lostZeros: 'A spreadsheet may have removed the leading zeros. These exist: %{codes}.',
    noScope: 'A specific user has neither establishments nor groups.',
    categoryNotSpecific: 'Only specific users have a category.',
    apiNotManager: 'Only establishment administrators have API access.',
    dateWithoutAccess: 'An API date requires API access.',
    part: 'This cell is one of several parts, and the other parts do not follow it in order. Export the list again.',
    formula: 'The formula in this cell has no value. Correct it, or type the value.',
    surplus:
      'The row has more cells than the heading. Text that contains the separator must be in quotation marks.',
  },
  warnings: {
    lostZero: 'The login %{login} is already registered. A spreadsheet may have removed the leading zeros.',
    groupsAlike: 'Not the exact name. Read as: %{names}.',
  },
  refused: {
    workbook: 'The workbook could not be read. It may be damaged or password-protected.',
    columnTwice: 'A column appears twice in the file.',
    column: 'The file has a column that cannot be imported here.',
    noKey: 'The file has no column that identifies the record in each row.',
    empty: 'The file has no rows.',
    lineTwice: 'Two rows have the same number.',
    otherNumbers: 'The numbers in the preview have changed. Check it again.',
    nothing: 'There is nothing to import in this file.',
    noNames: 'No name changes in this file, so there is no spelling to correct.',
    outdated:
      'Nothing was imported, because something has changed since the preview. See row %{lines}. |||| Nothing was imported, because something has changed since the preview. See rows %{lines}.',
    taken: 'Nothing was imported, because someone else has registered the login %{logins} in the meantime.',
  },
  /** A sheet that was exported to be edited. */
  sheet: {
    note: 'Change the cells of these columns, save the file as XLSX and import it into the same list. The other cells are locked.',
    tooLong: 'Too long for a cell (%{characters} characters). It stays as it is.',
    none: 'This list cannot be exported to be edited.',
    tooMany: 'A file to edit can have up to %{most} rows, and this list has %{rows}. Use a narrower filter.',
    tooMuch: 'This list has more text than a file to edit can bring back. Use a narrower filter.',
    foreign:
      'Another portal exported this file, or its hidden sheet was changed. Nothing was read from it. Export the list again and repeat your changes in the new file.',
    otherList: 'This file belongs to the list %{list}. Import it there.',
    noSheet:
      'The hidden sheet of this file is missing, so nobody can tell what has changed since. Export the list again and repeat your changes in the new file.',
    noColumns:
      'The hidden columns that say which record the row is are missing. Undo their deletion, or export the list again and repeat the change there.',
    otherFile: 'The row comes from another file. Import that file by itself.',
    twice:
      'The record is on more than one row. See also row %{lines}. |||| The record is on more than one row. See also rows %{lines}.',
    gone: 'The record no longer exists, or it is not yours.',
    lost: 'The row has lost its hidden cells, so it is not clear what was changed. Make the change in the original row, or copy whole rows with their hidden columns.',
    locked:
      'This cell cannot be changed here. It was: %{was}. If you sorted the rows, sort all columns together.',
    emptied: 'An empty cell changes nothing. It stays: %{was}.',
    noAdding: 'Rows cannot be added to this list.',
    unchosen: 'Choose yours or theirs for each row in conflict.',
    outdated:
      'Nothing was imported, because someone else has changed something since the preview. See row %{rows}. |||| Nothing was imported, because someone else has changed something since the preview. See rows %{rows}.',
  },
};
