import { type Choice, readCsv } from './read';

/** What a page asks: the bytes of a file, and how to read them. */
export interface Asked {
  bytes: ArrayBuffer;
  choice: Choice;
}

/** Reads a file beside the page, which stays of use meanwhile. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(readCsv(new Uint8Array(data.bytes), data.choice));
});
