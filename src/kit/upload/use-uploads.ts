import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { IMAGE } from '../../../contract/files';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { newKey } from '../../ui/new-key';
import { useAborts } from '../../ui/use-aborts';
import { dataUrlOf, isPicture } from './data-url';

/** A picture that waits to be sent, is on its way, or did not arrive. */
export interface PendingPicture {
  /** The key by which the server recognises a repeated attempt. */
  key: string;
  file: File;
  /** Share that is sent, from 0 to 1; `null`: it waits. */
  sent: number | null;
  /** Why it did not arrive, in the person's language; `null`: it is on its way. */
  failure: string | null;
}

/** A picture as calls take it. */
interface SentPicture {
  type: string;
  /** Bytes. */
  size: number;
  /** The file as a data URL. */
  base: string;
}

interface Uploading<Reply> {
  /** Sends one; `share` goes from 0 to 1. */
  send: (
    picture: SentPicture,
    pending: Pick<PendingPicture, 'key' | 'file'>,
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ) => Promise<Reply>;
  onArrived: (reply: Reply) => void;
  /** Key of what is said of one that did not arrive. */
  failed: string;
  /** Whether pictures wait for `sendAll` when they are chosen; otherwise they are sent at once. */
  held?: boolean;
}

/** Sends pictures one by one; one that fails stays and can be tried again. */
export function useUploads<Reply>({ send, onArrived, failed, held = false }: Uploading<Reply>) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [all, setAll] = useState<readonly PendingPicture[]>([]);
  const aborts = useAborts();
  const change = (key: string, changes: Partial<PendingPicture>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: string) => {
    aborts.abort(key);
    setAll((before) => before.filter((one) => one.key !== key));
  };

  const begin = async ({ key, file }: Pick<PendingPicture, 'key' | 'file'>) => {
    const signal = aborts.begin(key);
    change(key, { sent: 0, failure: null });
    try {
      const { type, size } = file;
      const picture = { type, size, base: await dataUrlOf(file) };
      signal.throwIfAborted();
      if (!isPicture(picture.base)) return change(key, { failure: translate('upload.unsupported') });
      const onProgress = (sent: number) => change(key, { sent });
      const reply = await send(picture, { key, file }, { signal, onProgress });
      signal.throwIfAborted();
      remove(key);
      onArrived(reply);
    } catch (error) {
      if (!signal.aborted) change(key, { failure: `${translate(failed)} ${failureText(error)}` });
    }
  };
  const refusalOf = (file: File): string | null => {
    const most = IMAGE.bytes / 1024 / 1024;
    return file.size > IMAGE.bytes ? translate('upload.tooLarge', { most }) : null;
  };
  return {
    all,
    add: (files: readonly File[]) => {
      const sent = held ? null : 0;
      const chosen = files.map((file) => ({ key: newKey(), file, sent, failure: refusalOf(file) }));
      setAll((before) => [...before, ...chosen]);
      if (!held) for (const one of chosen) if (one.failure === null) void begin(one);
    },
    /** Sends those that wait. */
    sendAll: () => {
      for (const one of all) if (one.sent === null && one.failure === null) void begin(one);
    },
    retry: (one: PendingPicture) => void begin(one),
    remove,
  };
}
