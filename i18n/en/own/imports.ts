import type { TrailTexts } from '../../area-parts';
/** Imports from a file: its columns, what is wrong with rows, and the page that walks through it. */
export const imports = {
  list: 'Go to the list',
  file: {
    title: 'File',
    text: 'An XLSX workbook or a CSV file, of up to 5 MB and 20,000 rows.',
    keep: 'An empty cell leaves the value as it is. To clear a value, use the form.',
    template: 'Download template',
    drop: 'Drop the file here, or',
    choose: 'Choose a file',
    other: 'Choose another file',
    help: 'What goes in each column',
    reading: 'Reading the file…',
    encoding: 'Encoding',
    delimiter: 'Separator',
    first: 'First rows',
    count: '%{count} row |||| %{count} rows',
    left: 'Ignored',
    unknown: 'These columns are unknown and will be ignored: %{columns}.',
    missing: 'These columns are not in the file, so their values stay as they are: %{columns}.',
    noKey:
      'The file has no column %{column}, which identifies each row. Check the separator and the headings.',
    twice: 'The column %{column} appears twice in the file.',
    check: 'Check the rows',
    describe: 'The columns could not be loaded.',
    failed: 'The rows could not be checked.',
    noAnswer: 'The server did not answer. The file is still here, so you can try again.',
  },
  encodings: {
    'utf-8': 'UTF-8',
    'windows-1252': 'Windows-1252',
    macintosh: 'Mac OS Roman',
    'utf-16le': 'UTF-16',
    'utf-16be': 'UTF-16 (big-endian)',
  },
  delimiters: {
    semicolon: 'Semicolon (;)',
    comma: 'Comma (,)',
    tab: 'Tab',
    pipe: 'Vertical bar (|)',
  },
  unusable: {
    quotes: 'The quotation marks on row %{line} do not match.',
    tooLarge: 'The file is %{size}, and an import accepts up to 5 MB. Split it into several files.',
    tooManyRows:
      'The file has %{rows} rows, and an import accepts up to 20,000. Split it into several files.',
    empty: 'The file is empty.',
    noRows: 'The file has headings but no rows.',
    binary: 'The file is not a text file. Choose an XLSX or CSV file.',
    workbook: 'The workbook could not be read. Save it as XLSX or CSV and choose that file.',
    notSent: 'The file could not be sent. Try again in a moment.',
    longCell: 'A cell on row %{line} has more than 1,000,000 characters.',
    unreadable: 'The file could not be read. Choose it again.',
    noSheet:
      'This file was exported to be edited, and has lost its hidden parts: it was saved as CSV, or they were deleted. Save it as XLSX, or export the list again and repeat your changes in the new file.',
    several: 'Choose one file at a time.',
  },
  preview: {
    idle: 'There is nothing to import in this file.',
    title: 'Preview',
    text: 'Nothing has been saved yet.',
    filter: 'Rows by result',
    table: 'Rows of the file',
    line: 'Row',
    card: 'Row %{line}',
    state: 'Result',
    all: 'All %{count}',
    change: '%{before} → %{after}',
    nothing: 'nothing',
    none: 'There are no rows with this result.',
    failed: 'The rows could not be loaded.',
    errors:
      '%{smart_count} row has errors and will not be imported. |||| %{count} rows have errors and will not be imported.',
    correct:
      'Correct it in the file below and import that file. |||| Correct them in the file below and import that file.',
    warnings:
      '%{smart_count} row can be imported, but check it first. |||| %{count} rows can be imported, but check them first.',
    download: 'Download the rows with errors',
    downloadFailed: 'The file could not be downloaded.',
    welcome: 'New people who are active get an e-mail with a link to set their password.',
    commit: 'Import %{smart_count} row |||| Import %{count} rows',
    again: 'Check again',
    commitFailed: 'The file could not be imported.',
    noAnswer: 'The server did not answer. Try again. Nothing is done twice.',
  },
  /** How other names are meant, once for all rows. */
  naming: {
    title: 'The new names',
    newHolder: 'Apply from now on',
    newHolderHelp: 'Earlier transactions keep the former names.',
    spelling: 'Correct the spelling',
    spellingHelp: 'They are the same people. Earlier transactions show the corrected names too.',
  },
  states: {
    create: 'New',
    change: 'Change',
    unchanged: 'Unchanged',
    error: 'Error',
    conflict: 'Conflict',
    removed: 'Not in the file',
  },
  tabs: {
    create: 'New %{count}',
    change: 'Changes %{count}',
    unchanged: 'Unchanged %{count}',
    error: 'Errors %{count}',
    warned: 'Warnings %{count}',
    conflict: 'Conflicts %{count}',
    removed: 'Not in the file %{count}',
  },
  /** A sheet that was exported to be edited. */
  sheet: {
    recognised: 'This file was exported to be edited. Only the cells that you have changed are imported.',
    unchanged:
      '%{smart_count} row was not changed and is not shown. |||| %{count} rows were not changed and are not shown.',
    removed:
      '%{smart_count} record is no longer in the file. Nothing happens to it. |||| %{count} records are no longer in the file. Nothing happens to them.',
    conflicts:
      'Someone else has changed the same cells of %{smart_count} row. Choose which version stays. |||| Someone else has changed the same cells of %{count} rows. Choose which version stays in each.',
    undecided: 'Choose a version in %{smart_count} more row. |||| Choose a version in %{count} more rows.',
    errors:
      'Correct it in the same file and import it again. Rows that have been imported do not change again. |||| Correct them in the same file and import it again. Rows that have been imported do not change again.',
    choose: 'Row %{line}: which version stays',
    mine: 'Mine',
    theirs: 'Theirs',
    was: 'Before',
    all: { mine: 'Keep mine in all rows', theirs: 'Keep theirs in all rows' },
  },
  done: {
    title: 'Import finished',
    registered: '%{smart_count} person was registered. |||| %{count} people were registered.',
    created: '%{smart_count} record was created. |||| %{count} records were created.',
    changed: '%{smart_count} record was changed. |||| %{count} records were changed.',
    another: 'Import another file',
  },
};

export const trail: TrailTexts = {
  entities: { import: 'Import' },
  fields: { resource: 'List', created: 'Created', changed: 'Changed' },
};
