import { fromBufferPromise } from 'yauzl';

/** An Office file has far fewer; the worker refuses one with more. */
const MOST_ENTRIES = 2_000;

/**
 * The first names in a zip's directory, without unpacking anything; empty for what is no zip or breaks off. They are only compared,
 * never used as paths, so they are taken as they stand.
 */
export async function zipNames(file: Buffer): Promise<string[]> {
  const names: string[] = [];
  try {
    const archive = await fromBufferPromise(file, { lazyEntries: true, decodeStrings: false });
    for await (const entry of archive.eachEntry()) {
      names.push(entry.fileNameRaw.toString('latin1'));
      if (names.length === MOST_ENTRIES) break;
    }
  } catch {
    return [];
  }
  return names;
}
