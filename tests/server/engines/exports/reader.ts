import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestPortal } from '../../../support/portal';
import { askForFile } from './statement-file';

/** The start of long files; they exceed the buffers between server and reader, so that the server has to wait. */
export const LONG = { start: '2026-11-18 00:00:00', rows: 60_000 };

interface Download {
  /** The head of the reply; its body waits to be read. */
  answer: Promise<IncomingMessage>;
  /** Reads the beginning and no more. */
  begin: () => Promise<void>;
  /** Reads all of it, or the rest. */
  whole: () => Promise<string>;
  /** Gives it up. */
  leave: () => void;
}

/** Readers over real connections, one each, to a portal that listens at `address`. */
export function readersOf(portal: TestPortal, address: string, token: string) {
  const open: Download[] = [];
  const promised = async () => {
    const { body } = await askForFile(portal, token, { tsInicio: LONG.start });
    return body.urlDownload as string;
  };
  return {
    /** The address of the whole long file. */
    promised,
    /** Starts the download; requests the file first, unless that was done. */
    download: async (promise?: string): Promise<Download> => {
      const request = get(address + (promise ?? (await promised())), {
        agent: false,
        headers: { authorization: `Bearer ${token}` },
      });
      const answer = new Promise<IncomingMessage>((resolve, reject) => {
        request.once('response', resolve);
        request.once('error', reject);
      });
      answer.catch(() => {}); // reported to whoever awaits it
      const download: Download = {
        answer,
        begin: async () => {
          const body = await answer;
          await new Promise((resolve) => body.once('readable', resolve));
          body.read();
        },
        whole: async () => text(await answer),
        leave: () => request.destroy(),
      };
      open.push(download);
      return download;
    },
    /** Ends the running downloads. */
    leaveAll: () => {
      for (const { leave } of open.splice(0)) leave();
    },
  };
}
