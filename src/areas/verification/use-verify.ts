import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyFile } from '../../../contract/verification';
import { upload } from '../../portal/files';
import { isAbort } from '../../ui/failure/portal-error';
import { useAborts } from '../../ui/use-aborts';

export interface VerifyRequest {
  file: File;
  /** As it was typed; where it is empty, the server looks for it in the file. */
  number: string;
}

/** Sends a file to be verified. Another file, or leaving the page, cancels the previous call. */
export function useVerify() {
  const aborts = useAborts();
  const [share, setShare] = useState(0);

  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: ({ file, number }: VerifyRequest) => {
      setShare(0);
      return upload(verifyFile, {
        query: { numero: number.trim() === '' ? undefined : number.trim() },
        file,
        signal: aborts.begin(),
        onProgress: setShare,
      });
    },
  });
  return {
    request: variables ?? null,
    verify: mutate,
    share,
    busy: isPending,
    found: data ?? null,
    failure: isAbort(error) ? null : error,
  };
}
