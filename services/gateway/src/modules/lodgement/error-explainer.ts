import { Inject, Injectable } from '@nestjs/common';
import type { Lodgement, LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import type { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { dayOfCustoms } from '@tallyport/domain/lodgement/day-of-customs';
import { errorWords } from '@tallyport/domain/lodgement/messages/error-words';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

/** Says what errors of customs mean, by the table of error texts; what no row explains stays as customs said it. */
@Injectable()
export class ErrorExplainer {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async explain(lodgement: Lodgement): Promise<Lodgement> {
    if (lodgement.messages.every(({ errors }) => errors.length === 0)) return lodgement;
    const tables = await newestCustomsTables(this.pool, ['error_text']);
    return { ...lodgement, messages: lodgement.messages.map((message) => explained(message, tables)) };
  }
}

function explained(message: LodgementMessage, tables: DatedTables): LodgementMessage {
  const day = dayOfCustoms(message.answered_at ?? message.signed_at);
  return {
    ...message,
    errors: message.errors.map((error) => {
      const words = errorWords(tables, error.code, day);
      return words === null ? error : { ...error, explained: words };
    }),
  };
}
