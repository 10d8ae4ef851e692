import { createHash } from 'node:crypto';
import type { DocumentReader, SourceFile } from '@tallyport/worker/adapters/document-reader/document-reader';
import type { HostileFile } from './files/hostile-file.js';

/** What became of a hostile file: each thing that was asked of the reader, how it ended and how long it took. */
export interface HostileOutcome {
  readonly name: string;
  readonly calls: readonly { readonly asked: string; readonly ended: string; readonly sentence: string | null; readonly seconds: number }[];
}

export const sourceOf = (bytes: Buffer): SourceFile => ({ id: createHash('sha256').update(bytes).digest('hex'), load: async () => bytes });

/** Asks of the reader what the product asks for every file: what it is, the picture of its first page, the words of all pages. */
export async function readHostileFile(reader: DocumentReader, { name, make }: HostileFile): Promise<HostileOutcome> {
  const file = sourceOf(await make());
  const calls: HostileOutcome['calls'][number][] = [];
  const ask = async <Answer extends { readonly kind: string }>(asked: string, work: Promise<Answer>): Promise<Answer> => {
    const began = performance.now();
    const answer = await work;
    const refusal = answer as { reason?: string; sentence?: string };
    calls.push({
      asked,
      ended: refusal.reason ?? answer.kind,
      sentence: refusal.sentence ?? null,
      seconds: (performance.now() - began) / 1_000,
    });
    return answer;
  };
  const inspected = await ask('inspect', reader.inspect(file));
  if (inspected.kind === 'inspected') {
    await ask('picture', reader.pagePicture(file, 1));
    await ask('read', reader.readPages(file, 1, inspected.pages));
  }
  return { name, calls };
}
