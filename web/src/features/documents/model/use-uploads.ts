import { MAX_FILE_BYTES } from '@tallyport/contracts/document-extraction/media-types';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDesk } from '../../../lib/desk.js';
import { newKey } from '../../../lib/new-key.js';
import { queryKeys } from '../../../lib/query-keys.js';
import { type Sent, sendFile } from '../api/send-file.js';

/** A file on its way, or refused; one that arrived is a document and leaves this list. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly bytes: number;
  readonly fraction: number;
  readonly refused: Sent['refused'];
}

const AT_ONCE = 2;

/** Files that a person dropped: two are sent at a time, each for itself, and a refused one stays until it is dismissed. */
export function useUploads(jobId: string) {
  const { org } = useDesk();
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef<{ file: File; key: string }[]>([]);
  const active = useRef(new Map<string, AbortController>());

  const change = useCallback((key: string, next: Partial<Upload> | null) => {
    setUploads((all) => all.flatMap((upload) => (upload.key !== key ? [upload] : next === null ? [] : [{ ...upload, ...next }])));
  }, []);

  const sendNext = useCallback(
    function startNext(): void {
      if (active.current.size >= AT_ONCE) return;
      const next = queue.current.shift();
      if (!next) return;
      const { file, key } = next;
      const abort = new AbortController();
      active.current.set(key, abort);
      const onProgress = (fraction: number) => change(key, { fraction });
      const send = async () => {
        const { refused } = await sendFile(file, { orgId: org.id, jobId, key, signal: abort.signal, onProgress });
        active.current.delete(key);
        startNext();
        // The row stays until the document has taken its place, so that nothing below it jumps.
        if (refused === null) await cache.invalidateQueries({ queryKey: queryKeys.job(org.id, jobId) });
        change(key, refused === null || abort.signal.aborted ? null : { refused });
      };
      void send();
      startNext();
    },
    [cache, change, jobId, org.id],
  );

  const add = useCallback(
    (files: Iterable<File>) => {
      const chosen = [...files].map((file) => ({ file, key: newKey() }));
      const shown = chosen.map(
        ({ file, key }): Upload => ({
          key,
          name: file.name,
          bytes: file.size,
          fraction: 0,
          refused: file.size > MAX_FILE_BYTES ? 'file-too-large' : null,
        }),
      );
      setUploads((all) => [...all, ...shown]);
      queue.current.push(...chosen.filter(({ file }) => file.size <= MAX_FILE_BYTES));
      sendNext();
    },
    [sendNext],
  );

  const dismiss = useCallback(
    (key: string) => {
      active.current.get(key)?.abort();
      queue.current = queue.current.filter((waiting) => waiting.key !== key);
      change(key, null);
    },
    [change],
  );

  useEffect(() => {
    const running = active.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  return { uploads, add, dismiss };
}
