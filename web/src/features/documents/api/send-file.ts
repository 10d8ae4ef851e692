import { UploadedFile } from '@tallyport/contracts/document-extraction/document';
import { uploadDocuments } from '@tallyport/contracts/document-extraction/http';
import { ProblemCode } from '@tallyport/contracts/problem';
import { z } from 'zod';
import { addressOf } from '../../../lib/api/request.js';
import { currentSession } from '../../../lib/session/session.js';

const Answer = z.object({ results: z.array(UploadedFile) });

/** What became of a file: null when it is a document now, else the code of the problem that refused it. */
export interface Sent {
  readonly refused: ProblemCode | 'broken-off' | null;
}

export interface Sending {
  readonly orgId: string;
  readonly jobId: string;
  readonly key: string;
  readonly signal: AbortSignal;
  onProgress(fraction: number): void;
}

/** Uploads one file and tells how far it is: the one call for which `fetch` says too little. */
export function sendFile(file: File, { orgId, jobId, key, signal, onProgress }: Sending): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', addressOf(uploadDocuments.path, { o: orgId, id: jobId }));
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Authorization', `Token ${currentSession()?.token ?? ''}`);
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(outcomeOf(request));
    request.onerror = () => resolve({ refused: 'broken-off' });
    request.onabort = () => resolve({ refused: 'broken-off' });
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('files', file);
    request.send(form);
  });
}

function outcomeOf(request: XMLHttpRequest): Sent {
  const body = parsed(request.responseText);
  const answer = Answer.safeParse(body);
  if (answer.success) return { refused: known(answer.data.results[0]?.problem?.code) };
  return { refused: known(z.object({ code: z.string() }).safeParse(body).data?.code) ?? 'broken-off' };
}

function known(code: string | undefined): ProblemCode | null {
  return ProblemCode.safeParse(code).data ?? null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
