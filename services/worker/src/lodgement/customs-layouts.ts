import type { MessageName } from '@tallyport/contracts/customs-table/message-tables';
import { newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import { dayOfCustoms } from '@tallyport/domain/lodgement/day-of-customs';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { MessageEncoder } from '@tallyport/domain/lodgement/messages/encode-message';
import { messageLayout } from '@tallyport/domain/lodgement/messages/layout';
import type { CustomsLayouts } from '@tallyport/domain/lodgement/messages/read-customs-interchange';
import { type Transitions, transitionsOn } from '@tallyport/domain/lodgement/transitions';
import type pg from 'pg';

/** What customs has laid down of its messages, as it is imported. */
export class CustomsLayoutsSource {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  /** By which a message of this kind is written on the day of an instant. */
  async encoder(kind: FrozenRecord['kind'], instant: string): Promise<MessageEncoder> {
    const tables = await newestCustomsTables(this.pool, ['segment']);
    return new MessageEncoder(messageLayout(tables, kind === 'declaration' ? 'IMD' : 'SEACR', dayOfCustoms(instant)));
  }

  /** By which what customs says is read on the day of an instant. */
  async readers(instant: string): Promise<CustomsLayouts> {
    const tables = await newestCustomsTables(this.pool, ['segment']);
    const layout = (message: MessageName) => messageLayout(tables, message, dayOfCustoms(instant));
    return { answer: layout('CUSRES'), acknowledgement: layout('CONTRL'), declaration: layout('IMD'), cargoReport: layout('SEACR') };
  }

  /** Which status follows which on the day of an instant. */
  async transitions(instant: string): Promise<Transitions> {
    return transitionsOn(await newestCustomsTables(this.pool, ['transition']), dayOfCustoms(instant));
  }
}
