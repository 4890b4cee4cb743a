import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IMAGE } from '../../../../contract/limits';
import { addOrderAttachment } from '../../../../contract/work-order-conversation';
import { newKey } from '../../../kit/new-key';
import { upload } from '../../../portal/client';
import { useFailureText } from '../../../shell/states/use-failure-text';
import { dataUrlOf } from './data-url';

/** A picture on its way, or one that did not arrive. */
export interface PendingPicture {
  /** By which a repeated try is known. */
  key: string;
  file: File;
  /** Share that is sent, from 0 to 1. */
  sent: number;
  /** Why it did not arrive, in the person's language; `null`: it is on its way. */
  failure: string | null;
}

const types: readonly string[] = ['image/png', 'image/jpeg'];

/** Sends pictures one by one; one that fails stays and can be tried again. */
export function useUploads(workOrder: number, onAdded: () => void) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const [all, setAll] = useState<readonly PendingPicture[]>([]);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const change = (key: string, changes: Partial<PendingPicture>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string) => setAll((before) => before.filter((one) => one.key !== key));

  const send = async ({ key, file }: Pick<PendingPicture, 'key' | 'file'>) => {
    change(key, { sent: 0, failure: null });
    try {
      const { name, type, size } = file;
      const body = { name, type, size, base: await dataUrlOf(file), chave: key };
      await upload(addOrderAttachment, {
        params: { workOrder },
        body,
        signal: leaving.current?.signal,
        onProgress: (sent) => change(key, { sent }),
      });
      drop(key);
      onAdded();
    } catch (error) {
      if (leaving.current?.signal.aborted) return;
      change(key, { failure: `${translate('workOrders.talk.notSaved')} ${failureText(error)}` });
    }
  };
  const refusalOf = (file: File): string | null => {
    if (!types.includes(file.type)) return translate('workOrders.talk.unsupported');
    const most = IMAGE.bytes / 1024 / 1024;
    return file.size > IMAGE.bytes ? translate('workOrders.talk.tooLarge', { most }) : null;
  };
  return {
    all,
    add: (files: readonly File[]) => {
      const chosen = files.map((file) => ({ key: newKey(), file, sent: 0, failure: refusalOf(file) }));
      setAll((before) => [...before, ...chosen]);
      for (const one of chosen) if (one.failure === null) void send(one);
    },
    retry: (one: PendingPicture) => void send(one),
    remove: drop,
  };
}
