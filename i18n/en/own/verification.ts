import type { ScreenTexts } from '../../area-parts';
/** `/verificar`: whether a file is what the portal has made. */
export const verification = {
  file: {
    title: 'File',
    text: 'Any file downloaded here: PDF, Excel, CSV or a bank file, up to 500 MB. Nothing from it is kept.',
    drop: 'Drop the file here, or',
    choose: 'Choose a file',
    other: 'Choose another file',
  },
  number: {
    label: 'File number (optional)',
    help: 'It is in the file, for example CF-7K3M9-QXD4W. You only need it if the file no longer has it.',
  },
  again: 'Verify again',
  refused: {
    several: 'One file at a time, please.',
    tooLarge: 'The file is larger than 500 MB.',
    number: 'This is not a file number: a character is wrong or missing.',
  },
  sending: 'Sending the file…',
  checking: 'Comparing the file…',
  failed: 'The file could not be verified.',
  noAnswer: 'The server did not answer. The file is still here, so you can try again.',
  result: 'Result',
  verdicts: {
    identical: { title: 'Identical', text: 'This is, byte for byte, the file that was downloaded.' },
    sameRows: {
      title: 'Same rows',
      text: 'Another program has saved the file. Its contents are the same as in the download.',
    },
    reordered: {
      title: 'Same rows in another order',
      text: 'The file has been sorted. Its rows, totals and details are the same as in the download.',
    },
    altered: { title: 'Altered', text: 'This is not what was downloaded.' },
    unread: {
      title: 'Not compared',
      text: 'This is not, byte for byte, the file that was downloaded: another program has saved or changed it.',
    },
    brokenOff: {
      title: 'Incomplete',
      text: 'The file begins like the one that was downloaded, but its end is missing.',
    },
    unknown: {
      title: 'Unknown',
      text: 'None of your files matches this one: it was not made here, it has data that you cannot see, or its number is missing.',
    },
  },
  comparisons: {
    compared: 'Its rows were compared with those at the time of the download.',
    namesChanged: 'Names have changed since then: some of the differences may be due to that alone.',
    noPast:
      'For a list, earlier values are not kept: you see what was not there before, but not what it replaced.',
    notReadable:
      'The rows of a PDF, XLS or damaged file cannot be compared. An XLS file can be compared once it is saved as XLSX.',
  },
  facts: {
    number: 'File number',
    file: 'File',
    madeBy: 'Made for',
    gone: 'Someone who is no longer a user',
  },
  differences: {
    title: 'Differences',
    text: 'The first ten rows that differ, and anything else that differs in the file. The heading is row 1.',
    row: 'Row',
    column: 'Column',
    found: 'In the file',
    was: 'When downloaded',
    whole: 'Whole row',
    missing: 'Missing',
    added: 'Was not there',
    empty: 'Empty',
    unknown: 'Not known',
    facts: 'About the file, row %{row}',
    beyond: 'Below the table, row %{row}',
  },
  since: {
    arrived: 'Arrived since',
    cancelled: 'Cancelled since',
    none: 'None.',
    count: '%{count} transaction. |||| %{count} transactions.',
    first: 'These are the first %{count}.',
    records: 'For a list of records, later changes cannot be determined.',
  },
};

export const screens: ScreenTexts = { '/verificar': { title: 'Verify a file', menu: 'Verify a file' } };
