import type { Webhook } from '@tallyport/contracts/webhook/http';
import { DeliveryList } from './delivery-list.js';
import { EndpointHead } from './endpoint-head.js';
import { TroubleStrip } from './trouble-strip.js';

interface EndpointStageProps {
  readonly endpoint: Webhook;
  readonly mayChange: boolean;
}

/** One endpoint: how it stands, what is wrong with it, and what was delivered to it. */
export function EndpointStage({ endpoint, mayChange }: EndpointStageProps) {
  return (
    <>
      <EndpointHead endpoint={endpoint} mayChange={mayChange} />
      <TroubleStrip endpoint={endpoint} mayChange={mayChange} />
      <DeliveryList endpoint={endpoint} mayChange={mayChange} />
    </>
  );
}
