/** What is said of pictures that people send (NEWS-13, NEWS-16). No text holds a colon (ERR-01). */
export const images = {
  unsupported: 'Unsupported File',
  tooLarge: 'The picture can be at most 5 MB.',
  damaged: 'The picture is damaged or incomplete.',
  tooManyPixels: 'The picture can have at most 40 million pixels.',
  otherSize: 'The size does not match the file.',
  storageAway: 'The pictures cannot be stored at the moment. Try again later.',
};
