import type { CustomsStack } from '../../support/customs-stack.js';
import { until } from '../../support/until.js';
import type { Timed } from '../upload/timed.js';

/** From a broker's Lodge, over gateway, workflow and sender as they are shipped, until customs has the bytes. */
export class LodgePath implements Timed {
  private lodged = 0;

  constructor(private readonly desk: CustomsStack) {}

  async once(): Promise<number> {
    const declaration = await this.desk.declaration();
    const signing = await declaration.readyToLodge();
    const came = this.desk.customs.came(++this.lodged).then(() => performance.now());
    const began = performance.now();
    const { status, text } = await declaration.call('lodge', signing);
    if (status !== 200) throw new Error(text);
    const took = (await came) - began;
    await until('customs accepts it', async () => (await declaration.lodgement()).declaration_status === 'lodged', 60_000);
    return took;
  }

  async close(): Promise<void> {}
}
