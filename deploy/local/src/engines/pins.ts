import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Answers the path of a file under `pins/`, where every version and checksum stands. */
export function pinFile(path: string): string {
  return fileURLToPath(new URL(`../../pins/${path}`, import.meta.url));
}

const TemporalDownload = z.object({ url: z.url(), executable: z.string(), executableSha256: z.string() });
const Downloads = z.object({
  temporal: z.record(z.string(), TemporalDownload),
  kafka: z.object({ url: z.url(), sha512Url: z.url() }),
  java: z.record(z.string(), z.object({ assetsUrl: z.url() })),
});

/** The official downloads, by engine and platform. */
export type Downloads = z.infer<typeof Downloads>;

export async function readDownloads(file = pinFile('downloads.json')): Promise<Downloads> {
  return Downloads.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** This machine, as the keys of `downloads.json` spell it. */
export const thisPlatform = `${process.platform}-${process.arch}`;
