import { createHash } from 'node:crypto';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import { GoodsJudgement } from '@tallyport/contracts/classification/judgement';
import { type ModelAnswer, modelAnswerOf } from '@tallyport/contracts/document-extraction/model-answer';
import { z } from 'zod';
import { JUDGE_VERSION } from '../../adapters/model/judge-question.js';
import { QUESTION_VERSION } from '../../adapters/model/questions.js';
import type { UnderstoodRecord } from '../artefacts.js';

const English = z.record(z.string(), z.string());
const Judgements = z.array(GoodsJudgement);

/**
 * The cache of what a model answered about a file, by the file's content, the model's name and the question. A retry, a restart or a later
 * attempt asks nothing twice; another model, another cut or another question asks anew.
 */
export class ModelAnswerCache {
  constructor(
    private readonly blobs: BlobStore,
    private readonly orgId: string,
    private readonly hash: string,
    private readonly model: string,
  ) {}

  saveAnswer(record: UnderstoodRecord, answer: ModelAnswer): Promise<void> {
    return this.save(this.keyOf(record), answer);
  }

  async answer(record: UnderstoodRecord): Promise<ModelAnswer | null> {
    const kept = await this.load(this.keyOf(record));
    const parsed = record.kind === null ? null : modelAnswerOf(record.kind).safeParse(kept);
    return parsed?.success ? parsed.data : null;
  }

  /** Adds English of Chinese texts to what is known already. */
  async saveEnglish(english: ReadonlyMap<string, string>): Promise<void> {
    await this.save('english', Object.fromEntries([...(await this.english()), ...english]));
  }

  async english(): Promise<ReadonlyMap<string, string>> {
    const parsed = English.safeParse(await this.load('english'));
    return new Map(parsed.success ? Object.entries(parsed.data) : []);
  }

  /** Adds what was said of goods to what is known already. */
  async saveJudgements(judgements: readonly GoodsJudgement[]): Promise<void> {
    const known = new Map([...(await this.judgements()), ...judgements.map((judgement) => [judgement.key, judgement] as const)]);
    await this.save(JUDGE_VERSION, [...known.values()]);
  }

  /** What was said of goods, by their key. */
  async judgements(): Promise<ReadonlyMap<string, GoodsJudgement>> {
    const parsed = Judgements.safeParse(await this.load(JUDGE_VERSION));
    return new Map((parsed.success ? parsed.data : []).map((judgement) => [judgement.key, judgement]));
  }

  private keyOf({ kind, segment }: UnderstoodRecord): string {
    return `${kind}/${segment.fromPage}-${segment.toPage}`;
  }

  private save(question: string, answer: unknown): Promise<void> {
    return this.blobs.putArtefact(this.orgId, this.address(question), Buffer.from(JSON.stringify(answer)));
  }

  private async load(question: string): Promise<unknown> {
    const address = this.address(question);
    if (!(await this.blobs.has(this.orgId, address))) return null;
    return JSON.parse((await this.blobs.read(this.orgId, address)).toString('utf8'));
  }

  /** Names of models hold slashes and colons; what is asked for is hashed with them. */
  private address(question: string): string {
    const asked = createHash('sha256')
      .update(JSON.stringify([QUESTION_VERSION, this.model, question]))
      .digest('hex');
    return `model-answer/${this.hash}/${asked}.json`;
  }
}
