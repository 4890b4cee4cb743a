import { type Choice, readCsv } from './read';

/** What a page sends: the bytes of a file, and how to read them. */
interface ReadRequest {
  bytes: ArrayBuffer;
  choice: Choice;
}

/** Reads a file in a worker, so that the page stays responsive. */
addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  postMessage(readCsv(new Uint8Array(data.bytes), data.choice));
});
