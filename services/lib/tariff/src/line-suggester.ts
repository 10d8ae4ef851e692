import type { KnownCode, LineGoods } from '@tallyport/domain/classification/line/known-code';
import { type GoodsSuggestion, suggestForLine } from '@tallyport/domain/classification/line/suggest-for-line';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import type pg from 'pg';
import { findKnownGoods } from './known-goods.js';
import { findNearGoods } from './near-goods.js';
import { findRefusedCodes } from './refused-codes.js';
import type { TariffDesk } from './tariff-desk.js';
import { findUsedCodes } from './used-tariff-codes.js';

const NO_SUGGESTION: TariffSuggestion = { abstained: true, candidates: [], rejected: [] };

/**
 * Suggests codes for lines in the order in which they are worth something: what the organisation keeps for exactly these goods, what it
 * used before, what it keeps for nearly the same, and then what the tariff's words say.
 */
export class LineSuggester {
  constructor(
    private readonly pool: Pick<pg.Pool, 'query'>,
    private readonly tariff: TariffDesk,
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

  /** One suggestion for each line, in their order. `isThorough` asks the tariff also where the organisation itself knows a code. */
  async suggest(orgId: string, lines: readonly LineGoods[], isThorough = false): Promise<GoodsSuggestion[]> {
    const known = (await this.known(orgId, lines)).map((codes) => codes.filter(({ hsCode }) => hsCode !== ''));
    const isAsked = (line: number) => isThorough || known[line]?.length === 0;
    const asked = lines.filter((_, line) => isAsked(line));
    const [refused, near, searched] = await Promise.all([
      findRefusedCodes(this.pool, orgId, lines),
      findNearGoods(
        this.pool,
        orgId,
        asked.map(({ description }) => description),
      ),
      this.tariff.ask(asked.map(({ description }) => description ?? '')),
    ]);
    const suggested: GoodsSuggestion[] = [];
    let place = 0;
    for (const [line, codes] of known.entries()) {
      const at = isAsked(line) ? place++ : null;
      const all = [...codes, ...((at !== null && near[at]) || [])];
      suggested.push(suggestForLine(all, (at !== null && searched[at]) || NO_SUGGESTION, refused[line] ?? []));
    }
    return suggested;
  }
}
