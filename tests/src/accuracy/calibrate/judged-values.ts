import { join } from 'node:path';
import type { ReadDocument } from '@tallyport/reading/document-model';
import { readDocuments } from '@tallyport/reading/extract';
import type { OpenDocument } from '@tallyport/reading/open-document';
import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { answerOf } from '@tallyport/worker/extract-cli/answer';
import { findInput } from '@tallyport/worker/extract-cli/find-input';
import { readingVersions } from '@tallyport/worker/extraction/reading-versions';
import { PageReader } from '../page-reader.js';
import { readPrint } from '../read-print.js';
import { ISSUERS } from '../real/issuers.js';
import { Answer, type GoldFile, readGold } from '../score/answer.js';
import { scoreDocument } from '../score/score-document.js';
import { disguised, saidIn } from './disguise.js';
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

/** The values of a set whose papers and pages were kept by `bench:accuracy -- --keep`; with seeds, of its papers disguised by each of them. */
export async function judgedValues(set: string, folder: string, seeds: readonly string[] = []): Promise<JudgedValue[]> {
  const documents = join(folder, set, 'documents');
  const reader = await openDocumentReader();
  try {
    const { pages: version } = await readingVersions(reader);
    const pages = new PageReader(reader, join(folder, set, 'pages', version));
    const values: JudgedValue[] = [];
    for (const { path, name } of (await findInput([documents])).files) {
      const printed = await pages.read(path);
      if ('kind' in printed) continue;
      const gold = await readGold(`${path}.gold.json`);
      const papers = seeds.length === 0 ? [printed] : seeds.map((seed) => disguised(printed, saidIn(gold), seed));
      for (const paper of papers) values.push(...valuesIn(paper, name, gold));
    }
    return values;
  } finally {
    await reader.close();
  }
}

function valuesIn(document: ReadDocument, name: string, gold: GoldFile): JudgedValue[] {
  const medium = document.pages[0]?.method ?? 'text layer';
  const score = scoreDocument(name, gold, Answer.parse(answerOf(readPrint(document), 0)));
  const parts = readDocuments(document).map(({ read }) => read);
  return score.trust.map(({ field, confidence, isRight }) => ({
    issuer: issuerOf(name),
    medium,
    evidence: evidenceIn(parts, field),
    confidence,
    isRight,
  }));
}

function evidenceIn(parts: readonly OpenDocument[], field: string): Evidence {
  return evidenceOf(parts.map(({ understood }) => understood.header.get(field)).find((value) => value !== undefined));
}

/** The issuer of a real paper; of a made one its layout: `house-bill/004-numberedBill-scan.pdf`. */
function issuerOf(name: string): string {
  const [, layout] = /\/\d+-(\w+)-/u.exec(name) ?? [];
  return ISSUERS[name] ?? layout ?? name;
}
