import { useRef, useState } from 'react';
import { useBulk } from './use-bulk';

/** Starts a batch, once at a time. Trying again is safe: what has begun already only answers how far it is. */
export function useStart(id: string | undefined) {
  const bulk = useBulk();
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const busy = useRef(false);
  const attempt = async (batch: string) => {
    busy.current = true;
    setStarting(true);
    setFailure(null);
    try {
      await bulk.start(batch);
    } catch (error) {
      setFailure(error);
    } finally {
      busy.current = false;
      setStarting(false);
    }
  };
  const start = () => {
    if (!busy.current && id !== undefined) void attempt(id);
  };
  return { start, starting, failure };
}
