import { join } from 'node:path';
import { extractDocument, readDocuments } from '@tallyport/reading/extract';
import type { OpenDocument } from '@tallyport/reading/open-document';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { findInput } from '@tallyport/worker/extract-cli/find-input';
import { readingVersions } from '@tallyport/worker/extraction/reading-versions';
import { PageReader } from '../page-reader.js';
import { ISSUERS } from '../real/issuers.js';
import { Answer, readGold } from '../score/answer.js';
import { scoreDocument } from '../score/score-document.js';
import { type Evidence, evidenceOf } from './evidence.js';

/** A value of a header with what speaks for it, how sure it was given, and whether it is right. */
export interface JudgedValue {
  /** Who issued the paper, or by which layout it was made: what is left out together. */
  readonly issuer: string;
  readonly medium: string;
  readonly evidence: Evidence;
  readonly confidence: number;
  readonly isRight: boolean;
}

/** The values of a set whose papers and pages were kept by `bench:accuracy -- --keep`. */
export async function judgedValues(set: string, folder: string): Promise<JudgedValue[]> {
  const documents = join(folder, set, 'documents');
  const reader = await openDocumentReader();
  try {
    const { pages: version } = await readingVersions(reader);
    const pages = new PageReader(reader, join(folder, set, 'pages', version));
    const values: JudgedValue[] = [];
    for (const { path, name } of (await findInput([documents])).files) {
      const document = await pages.read(path);
      if ('kind' in document) continue;
      const medium = document.pages[0]?.method ?? 'text layer';
      const score = scoreDocument(name, await readGold(`${path}.gold.json`), Answer.parse(answerOf(extractDocument(document), 0)));
      const parts = readDocuments(document).map(({ read }) => read);
      for (const { field, confidence, isRight } of score.trust)
        values.push({ issuer: issuerOf(name), medium, evidence: evidenceIn(parts, field), confidence, isRight });
    }
    return values;
  } finally {
    await reader.close();
  }
}

function evidenceIn(parts: readonly OpenDocument[], field: string): Evidence {
  return evidenceOf(parts.map(({ understood }) => understood.header.get(field)).find((value) => value !== undefined));
}

/** The issuer of a real paper; of a made one its layout: `house-bill/004-numberedBill-scan.pdf`. */
function issuerOf(name: string): string {
  const [, layout] = /\/\d+-(\w+)-/u.exec(name) ?? [];
  return ISSUERS[name] ?? layout ?? name;
}
