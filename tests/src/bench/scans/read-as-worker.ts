import type { DocumentReader } from '@tallyport/worker/adapters/document-reader/document-reader';

/** So many documents a worker reads at a time. */
const AT_ONCE = 2;
const PICTURE_DPI = 144;

/** Takes documents as the stages of the worker do: inspected, drawn, read. Answers why each of those failed that did. */
export async function readAsWorker(
  reader: DocumentReader,
  papers: readonly Buffer[],
  count: number,
  onDone: (done: number) => void,
): Promise<string[]> {
  const failed: string[] = [];
  let [begun, done] = [0, 0];
  const work = async (): Promise<void> => {
    while (begun < count) {
      const number = begun;
      begun += 1;
      const why = await readOne(reader, papers[number % papers.length] ?? Buffer.alloc(0), `scan-${number}`);
      if (why !== null) failed.push(why);
      done += 1;
      onDone(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

async function readOne(reader: DocumentReader, bytes: Buffer, id: string): Promise<string | null> {
  const file = { id, load: () => Promise.resolve(bytes) };
  const inspected = await reader.inspect(file);
  if (inspected.kind === 'unreadable') return inspected.sentence;
  const drawn = await reader.pagePicture(file, 1, { dpi: PICTURE_DPI });
  if (drawn.kind === 'unreadable') return drawn.sentence;
  const read = await reader.readPages(file, 1, inspected.pages);
  return read.kind === 'unreadable' ? read.sentence : null;
}
