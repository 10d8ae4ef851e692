import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { Taught } from '@tallyport/reading/learning/lesson';

/** An earlier paper that was corrected: where its pages lie, and what people said of its fields. */
export interface CorrectedPaper {
  readonly documentId: string;
  readonly hash: string;
  readonly fromPage: number;
  readonly toPage: number;
  readonly taught: ReadonlyMap<string, Taught>;
}

/** Papers of one issuer, by {@link issuerKey}, as this org knows them. */
export interface IssuersPapers {
  readonly kind: RecordKind;
  readonly documentType: string;
  readonly issuerKey: string;
}

/** What the org's people corrected on earlier papers. */
export interface LessonSource {
  /** The newest corrected papers of an issuer, newest first, without what somebody switched off. */
  find(orgId: string, papers: IssuersPapers): Promise<readonly CorrectedPaper[]>;
}
