import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@tallyport/local/test-engines';
import { invoicePdf } from '../../support/invoice-pdf.js';
import { until } from '../../support/until.js';
import { WholeStack } from '../../support/whole-stack.js';

/** How often the records of a job are asked for, in milliseconds: often enough for the figure, and little work beside the reading. */
const LOOK_EVERY = 25;
/** Longer than any paper may take, in milliseconds. */
const MOST = 10 * 60_000;

/** The product on engines of its own, and somebody who drops invoices on jobs. */
export class DroppingDesk {
  private papers = 0;

  private constructor(
    private readonly stack: WholeStack,
    private readonly stopPostgres: () => Promise<void>,
  ) {}

  static async open(): Promise<DroppingDesk> {
    const postgres = await startPostgres();
    const stack = await WholeStack.open(postgres.url, { isTemporalDurable: true });
    await stack.startServices();
    await until('the gateway is ready', () => stack.isReady(), 180_000);
    return new DroppingDesk(stack, () => postgres.stop());
  }

  /** Drops so many one-page invoices together on a new job. Answers the seconds from there until all their values stand in its records. */
  async drop(count: number): Promise<number> {
    const job = await this.newJob();
    const form = new FormData();
    for (let paper = 0; paper < count; paper += 1) {
      this.papers += 1;
      const pdf = await invoicePdf(this.papers, 1);
      form.append('files', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), `invoice ${this.papers}.pdf`);
    }
    const begin = performance.now();
    const sent = await this.stack.ask(`${job}/documents`, { method: 'POST', body: form });
    if (sent.status >= 300) throw new Error(`the papers were not taken: ${JSON.stringify(sent.body)}`);
    while ((await this.invoicesWithNumber(job)) < count) {
      if (performance.now() - begin > MOST) throw new Error(`the values of ${count} papers did not come`);
      await sleep(LOOK_EVERY);
    }
    return (performance.now() - begin) / 1_000;
  }

  async close(): Promise<void> {
    await this.stack.close();
    await this.stopPostgres();
  }

  private async newJob(): Promise<string> {
    const path = `/api/v1/orgs/${this.stack.org.id}/work_orders`;
    const headers = { 'content-type': 'application/json' };
    const made = await this.stack.ask(path, { method: 'POST', headers, body: JSON.stringify({ branch: this.stack.org.branch }) });
    if (made.status !== 201) throw new Error(`the job was not made: ${JSON.stringify(made.body)}`);
    return `${path}/${String(made.body['id'])}`;
  }

  private async invoicesWithNumber(job: string): Promise<number> {
    const { body } = await this.stack.ask(`${job}/invoices`);
    const records = (body['results'] ?? []) as { fields: Record<string, { value: string | null } | undefined> }[];
    return records.filter(({ fields }) => fields['invoice_number']?.value?.startsWith('INV-')).length;
  }
}
