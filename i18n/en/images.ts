/** What is said of pictures that people send (NEWS-13, NEWS-16). No text holds a colon (ERR-01). */
export const images = {
  unsupported: 'Unsupported File',
  tooLarge: 'The picture may have 5 MB at most.',
  damaged: 'The picture is damaged or incomplete.',
  tooManyPixels: 'The picture may have 40 million pixels at most.',
  otherType: 'The type does not agree with the file.',
  otherSize: 'The size does not agree with the file.',
  storageAway: 'The pictures cannot be stored at the moment. Try again later.',
};
