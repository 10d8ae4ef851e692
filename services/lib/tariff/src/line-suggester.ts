import { goodsKey } from '@tallyport/domain/classification/goods-key';
import { applyJudgement, type Judged, type JudgedSuggestion } from '@tallyport/domain/classification/judging/apply-judgement';
import type { KnownCode, LineGoods } from '@tallyport/domain/classification/line/known-code';
import { suggestForLine } from '@tallyport/domain/classification/line/suggest-for-line';
import type { TariffEntry } from '@tallyport/domain/classification/tariff-entry';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import type pg from 'pg';
import { findJudgements } from './judged-goods.js';
import { findKnownGoods } from './known-goods.js';
import { findNearGoods } from './near-goods.js';
import { findRefusedCodes } from './refused-codes.js';
import type { TariffSuggester } from './tariff-suggester.js';
import { tariffEntriesOf } from './tariff-versions.js';
import { findUsedCodes } from './used-tariff-codes.js';

const NO_SUGGESTION: TariffSuggestion = { abstained: true, candidates: [], rejected: [] };

interface SuggestOptions {
  /** Asks the tariff also where the organisation itself knows a code. */
  readonly isThorough?: boolean;
  /** What a model said just now, by the key of the goods: it is not in the read models yet. */
  readonly judged?: ReadonlyMap<string, Judged>;
}

/**
 * Suggests codes for lines in the order in which they are worth something: what the organisation keeps for exactly these goods, what it
 * used before, what it keeps for nearly the same, and then what the tariff's words say. Where none of that is sure, what a model said
 * of these goods is heeded.
 */
export class LineSuggester {
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly tariff: TariffSuggester,
  ) {}

  /** What is known exactly of each line: kept rows and codes used before, without those that were refused. One round trip each. */
  async known(orgId: string, lines: readonly LineGoods[]): Promise<KnownCode[][]> {
    const kept = await findKnownGoods(this.pool, orgId, lines);
    const isOpen = (line: number) => !kept[line]?.some(({ hsCode }) => hsCode !== '');
    const used = await findUsedCodes(
      this.pool,
      orgId,
      lines.filter((_, line) => isOpen(line)),
    );
    return lines.map((_, line) => [...(kept[line] ?? []), ...(isOpen(line) ? (used.shift() ?? []) : [])]);
  }

  /** One suggestion for each line, in their order. */
  async suggest(
    orgId: string,
    lines: readonly LineGoods[],
    { isThorough = false, judged }: SuggestOptions = {},
  ): Promise<JudgedSuggestion[]> {
    const known = (await this.known(orgId, lines)).map((codes) => codes.filter(({ hsCode }) => hsCode !== ''));
    const isAsked = (line: number) => isThorough || known[line]?.length === 0;
    const asked = lines.filter((_, line) => isAsked(line));
    const [refused, near, searched, judgedBefore] = await Promise.all([
      findRefusedCodes(this.pool, orgId, lines),
      findNearGoods(
        this.pool,
        orgId,
        asked.map(({ description }) => description),
      ),
      this.tariff.ask(asked.map(({ description }) => description ?? '')),
      findJudgements(
        this.pool,
        orgId,
        lines.map(({ description }) => description),
      ),
    ]);
    const suggested: JudgedSuggestion[] = [];
    let place = 0;
    for (const [line, codes] of known.entries()) {
      const at = isAsked(line) ? place++ : null;
      const all = [...codes, ...((at !== null && near[at]) || [])];
      const suggestion = suggestForLine(all, (at !== null && searched[at]) || NO_SUGGESTION, refused[line] ?? []);
      const fresh = judged?.get(goodsKey(lines[line]?.description) ?? '');
      suggested.push(applyJudgement(suggestion, fresh ?? judgedBefore[line] ?? null));
    }
    return suggested;
  }

  /** What the newest tariffs say of each of these codes. */
  entriesOf(codes: readonly string[]): Promise<ReadonlyMap<string, readonly TariffEntry[]>> {
    return tariffEntriesOf(this.pool, codes);
  }
}
