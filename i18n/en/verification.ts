/** `/verificar`: whether a file is what the portal has made. */
export const verification = {
  file: {
    title: 'File',
    text: 'Any file that was downloaded here: PDF, Excel or CSV, of up to 50 MB. Nothing of it is kept.',
    drop: 'Drop the file here, or',
    choose: 'Choose a file',
    other: 'Choose another file',
  },
  number: {
    label: 'File number (optional)',
    help: 'It stands in the file, like CF-7K3M9-QXD4W. Only needed where the file has lost it.',
  },
  again: 'Verify again',
  refused: {
    several: 'One file at a time, please.',
    tooLarge: 'The file has more than 50 MB.',
    number: 'This is no file number: a sign is wrong or missing.',
  },
  sending: 'Sending the file…',
  checking: 'Comparing the file…',
  failed: 'The file could not be verified.',
  noAnswer: 'The server did not answer. The file is still here, so that you can try again.',
  result: 'Result',
  verdicts: {
    identical: { title: 'Identical', text: 'This is, byte for byte, the file that was downloaded.' },
    sameRows: {
      title: 'Same rows',
      text: 'Another program has saved the file. Its rows and totals are those that were downloaded.',
    },
    altered: { title: 'Altered', text: 'This is not what was downloaded.' },
    brokenOff: {
      title: 'Broken off',
      text: 'The file begins like the one that was downloaded, but its end is missing.',
    },
    unknown: {
      title: 'Unknown',
      text: 'No file of yours is known that this could be: it was not downloaded here, or is about data that you do not see, or its number is missing.',
    },
  },
  comparisons: {
    compared: 'Its rows were compared with those of that time.',
    namesChanged: 'Names have changed since that time: some of the differences may be due to that alone.',
    noPast: 'Of a list nobody can tell what it was at that time, so the differences cannot be named.',
    notReadable: 'The rows of a PDF or XLS file, or of a damaged one, cannot be compared.',
  },
  facts: {
    number: 'File number',
    file: 'File',
    madeBy: 'Downloaded by',
    gone: 'Somebody who is no longer a user',
  },
  differences: {
    title: 'Differences',
    text: 'The first ten rows that differ. The heading is row 1.',
    row: 'Row',
    column: 'Column',
    found: 'In the file',
    was: 'When downloaded',
    whole: 'Whole row',
    missing: 'Missing',
    added: 'Was not there',
    empty: 'Empty',
  },
  since: {
    arrived: 'Arrived since',
    cancelled: 'Cancelled since',
    none: 'None.',
    count: '%{count} transaction. |||| %{count} transactions.',
    first: 'These are the first %{count}.',
    records: 'Of a list of records it is not known what has changed since.',
  },
};
