import type { Draft } from '../../draft.js';
import type { Journey } from '../../truth/journey.js';

/** Prints the two ports. */
export function putPorts(draft: Draft, { loading, discharge }: Journey): void {
  draft.print('route', 'port_of_loading', loading, { port_of_loading: loading });
  draft.print('route', 'port_of_discharge', discharge, { port_of_discharge: discharge });
}

/** Vessel and voyage, together at one label or each at its own. */
export function putVessel(draft: Draft, { vessel, voyage }: Journey, isTogether: boolean): void {
  if (isTogether) {
    draft.print('route', 'vessel_and_voyage', `${vessel} / ${voyage}`, { vessel, voyage });
    return;
  }
  draft.print('route', 'vessel', vessel, { vessel });
  draft.print('route', 'voyage', voyage, { voyage });
}
