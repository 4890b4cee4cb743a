import { type Choice, readCsv } from './read';

/** What a page asks: the bytes of a file, and how to read them. */
export interface Asked {
  bytes: ArrayBuffer;
  choice: Choice;
}

/** Reads a file in a worker, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(readCsv(new Uint8Array(data.bytes), data.choice));
});
