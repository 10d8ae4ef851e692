import { Controller, Inject } from '@nestjs/common';
import { browseTariff, searchTariff, type TariffNode } from '@tallyport/contracts/classification/tariff-http';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { suggestForLine } from '@tallyport/domain/classification/line/suggest-for-line';
import { TariffSuggester } from '@tallyport/tariff/tariff-suggester';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { notFound } from '../../platform/problems/problem-error.js';
import { AddressLimiter } from './address-limiter.js';
import { codesAbove, TariffQueries } from './tariff.queries.js';

/** The tariff for everybody: no sign-in, and a bound on what one address may ask. */
@Controller()
export class TariffController {
  private readonly limiter = new AddressLimiter();

  constructor(
    @Inject(TariffSuggester) private readonly suggester: TariffSuggester,
    @Inject(TariffQueries) private readonly queries: TariffQueries,
  ) {}

  @Handles(searchTariff)
  async search({ query, request }: Call<typeof searchTariff>): Promise<ReplyOf<typeof searchTariff>> {
    this.limiter.admit(request.ip);
    const [suggestion] = await this.suggester.ask([query.q]);
    const { abstained, candidates } = suggestForLine([], suggestion ?? { abstained: true, candidates: [], rejected: [] }, []);
    const named = await this.queries.named([...new Set(candidates.flatMap(({ code }) => codesAbove(code)))]);
    const paths = candidates.map(({ code }) => [code, pathOf(code, named)] as const);
    return { results: [...candidates], abstained, paths: Object.fromEntries(paths), versions: [...(await this.suggester.versions())] };
  }

  @Handles(browseTariff)
  async browse({ query, request }: Call<typeof browseTariff>): Promise<ReplyOf<typeof browseTariff>> {
    this.limiter.admit(request.ip);
    const code = query.under === 'all' ? '' : query.under;
    const [results, named, texts, versions] = await Promise.all([
      this.queries.below(code),
      this.queries.named(codesAbove(code)),
      this.queries.texts(code),
      this.suggester.versions(),
    ]);
    if (code !== '' && texts.length === 0) throw notFound();
    return { path: pathOf(code, named), results, texts, versions: [...versions] };
  }
}

function pathOf(code: string, named: ReadonlyMap<string, string>): TariffNode[] {
  return codesAbove(code).map((above) => ({ code: above, name: named.get(above) ?? above, below: 0 }));
}
