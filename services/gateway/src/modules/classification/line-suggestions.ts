import { Inject, Injectable } from '@nestjs/common';
import type { LineSuggestion } from '@tallyport/contracts/classification/suggestion';
import { LineSuggester } from '@tallyport/tariff/line-suggester';
import { textOf } from '../shipping-record/text-of.js';
import { type JobLine } from './lines-of-job.js';

/** More than these nobody reads for one line. */
const MOST_SHOWN = 6;

/** Suggestions in the wire's shape. */
@Injectable()
export class LineSuggestions {
  constructor(@Inject(LineSuggester) private readonly suggester: LineSuggester) {}

  /** What the org knows and what the tariff says of each line, in their order. */
  async of(orgId: string, lines: readonly JobLine[]): Promise<LineSuggestion[]> {
    const suggested = await this.suggester.suggest(
      orgId,
      lines.map(({ goods }) => goods),
      { isThorough: true },
    );
    return lines.flatMap(({ line }, index) => {
      const suggestion = suggested[index];
      if (!suggestion) return [];
      const { abstained, candidates, rejected, judge } = suggestion;
      return {
        line_id: line.line_id,
        description: textOf(line, 'description') ?? '',
        product_code: textOf(line, 'product_code') ?? '',
        hs_code: textOf(line, 'hs_code') ?? '',
        abstained,
        candidates: candidates.slice(0, MOST_SHOWN),
        rejected: [...rejected],
        judge,
      };
    });
  }
}
