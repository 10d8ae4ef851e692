import { Controller, Inject } from '@nestjs/common';
import { browseTariff, searchTariff, type TariffNode } from '@tallyport/contracts/classification/tariff-http';
import { levelsOfCode, typedTariffCode } from '@tallyport/contracts/classification/typed-code';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { suggestForLine } from '@tallyport/domain/classification/line/suggest-for-line';
import type { TariffSuggestion } from '@tallyport/domain/classification/tariff-suggestion';
import { TariffSuggester } from '@tallyport/tariff/tariff-suggester';
import { AddressLimiter } from '../../platform/http/address-limiter.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { TariffQueries } from './tariff.queries.js';
import { TariffDutyQueries } from './tariff-duty.queries.js';
import { placeOf } from './tariff-place.js';

const NOTHING: TariffSuggestion = { abstained: true, candidates: [], rejected: [] };

/** The tariff for everybody: no sign-in, and a bound on what one address may ask. */
@Controller()
export class TariffController {
  private readonly limiter = new AddressLimiter();

  constructor(
    @Inject(TariffSuggester) private readonly suggester: TariffSuggester,
    @Inject(TariffQueries) private readonly queries: TariffQueries,
    @Inject(TariffDutyQueries) private readonly duties: TariffDutyQueries,
  ) {}

  @Handles(searchTariff)
  async search({ query, request }: Call<typeof searchTariff>): Promise<ReplyOf<typeof searchTariff>> {
    this.limiter.admit(request.ip);
    const code = typedTariffCode(query.q);
    const { abstained, candidates } = suggestForLine([], code === null ? await this.suggestionFor(query.q) : NOTHING, []);
    const named = await this.queries.named([...new Set(candidates.flatMap((candidate) => levelsOfCode(candidate.code)))]);
    const paths = candidates.map((candidate) => [candidate.code, pathOf(candidate.code, named)] as const);
    const versions = [...(await this.suggester.versions())];
    return { results: [...candidates], abstained, code, paths: Object.fromEntries(paths), versions };
  }

  @Handles(browseTariff)
  async browse({ query, request }: Call<typeof browseTariff>): Promise<ReplyOf<typeof browseTariff>> {
    this.limiter.admit(request.ip);
    const code = typedTariffCode(query.under) ?? '';
    const [named, rated, versions] = await Promise.all([
      this.queries.named(levelsOfCode(code)),
      this.duties.at(code.slice(0, 6), new Date().toISOString().slice(0, 10)),
      this.suggester.versions(),
    ]);
    const { path, exists, items, duties } = placeOf(code, named, rated);
    const open = path.at(-1)?.code ?? '';
    // Of a code of which there is not even the chapter nothing is shown: all chapters would look like an answer.
    const isNowhere = code !== '' && open === '';
    const [below, texts] = await Promise.all([isNowhere || open.length >= 6 ? [] : this.queries.below(open), this.queries.texts(open)]);
    return { code, exists, path, results: [...below, ...items], texts, duties, versions: [...versions] };
  }

  /** What lies near in meaning to words that nobody knows would be a guess. */
  private async suggestionFor(goods: string): Promise<TariffSuggestion> {
    const [suggestion = NOTHING] = await this.suggester.ask([goods]);
    return suggestion.knowsNoWord ? NOTHING : suggestion;
  }
}

function pathOf(code: string, named: ReadonlyMap<string, string>): TariffNode[] {
  return levelsOfCode(code).map((above) => ({ code: above, name: named.get(above) ?? above, below: 0 }));
}
