import { type FrameWords, frameMarkup } from './frame';

let words: FrameWords | undefined;

/** Writes into the page's own frame which page comes, if the frame still stands. */
export function nameFrame(named: FrameWords): void {
  words = named;
  const frame = document.querySelector('.frame');
  if (frame !== null) frame.innerHTML = frameMarkup(words);
}

/** The inside of the frame, with the words that it was given. */
export const namedFrame = (): string => frameMarkup(words);
