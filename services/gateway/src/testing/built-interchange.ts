import { buildInterchange } from '@tallyport/worker/lodgement/build-interchange';
import { CustomsLayoutsSource } from '@tallyport/worker/lodgement/customs-layouts';
import type { TestDeclaration } from './test-declaration.js';
import type { TestDesk } from './test-desk.js';

/** Makes the interchange of the message that was signed last, as the worker does, and sends it. Answers the address of its bytes. */
export async function sendAsBuilt({ parts, database }: TestDesk, orgId: string, declaration: TestDeclaration): Promise<string> {
  const { messages } = await declaration.lodgement();
  const controlReference = messages.at(-1)?.control_reference ?? '';
  const layouts = new CustomsLayoutsSource(database.pool('worker'));
  const ports = { store: parts.eventStore, blobs: parts.blobs, layouts, customsSite: 'AAA336C', isTest: true };
  const ref = { orgId, workOrderId: declaration.job.id, lodgementId: declaration.id, controlReference };
  const built = await buildInterchange(ports, ref);
  if (built.kind !== 'built') throw new Error(built.detail);
  await declaration.send(built.hash);
  return built.hash;
}
