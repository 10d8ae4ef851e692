import { Mailbox } from '../../support/mailbox.js';
import { CustomsDesk } from './customs-desk.js';

const MORNING = '2026-11-23T02:15:00Z';

/** The simulators and mailboxes of one test, which end with it, and the time that they go by. */
export class Desks {
  now = new Date(MORNING);
  private readonly opened: { close(): Promise<void> }[] = [];

  /** A simulator with the site TALLY01; `folder` keeps what it knows. */
  async open(folder: string | null = null): Promise<CustomsDesk> {
    const desk = await CustomsDesk.open({ now: () => this.now, folder });
    this.opened.push(desk);
    return desk;
  }

  /** Another address for answers; it gives these statuses first. */
  async openMailbox(...statuses: number[]): Promise<Mailbox> {
    const mailbox = await Mailbox.open(...statuses);
    this.opened.push(mailbox);
    return mailbox;
  }

  async close(): Promise<void> {
    this.now = new Date(MORNING);
    for (const one of this.opened.splice(0).toReversed()) await one.close();
  }
}
