/** `/marketing` (NEWS); the texts of bad input are the specification's. */
export const marketing = {
  problems: {
    required: 'There are unmodified fields. Complete the required fields!',
    titleTooLong: 'The title may have 100 characters at most.',
    titleUnseen: 'The title holds a line break or another character that cannot be seen.',
    textTooLong: 'The text may have 4000 characters at most.',
    status: 'Incorrect Status',
    noDate: 'This is no date.',
    past: 'The end lies in the past.',
    endBeforeOpening: 'The end lies before the publication.',
  },
  noImage: 'Choose an Image!',
  imageGone: 'This picture does not exist. Upload it again.',
};
