import { MAX_INTERCHANGE_BYTES } from '@tallyport/domain/edifact/finding';
import { orgOfAddress } from './addresses.js';
import { CustomsMessages, type CustomsMessagesParts } from './customs/customs-messages.js';
import { FreightMessages } from './freight/freight-messages.js';
import type { Doors } from './intake-server.js';

/** As much as is believed of what a freight system answers: files may come with it. */
const MOST_FREIGHT_BYTES = 16 * 1024 * 1024;

/** Who sends unasked, and what becomes of it. */
export function doorsOn(parts: CustomsMessagesParts): Doors {
  const customs = new CustomsMessages(parts);
  const freight = new FreightMessages(parts);
  return {
    customs: {
      mostBytes: MAX_INTERCHANGE_BYTES,
      orgOf: (token) => orgOfAddress(parts.pool, 'customs', token),
      receive: (orgId, content) => customs.receive(orgId, content),
    },
    freight: {
      mostBytes: MOST_FREIGHT_BYTES,
      orgOf: (token) => orgOfAddress(parts.pool, 'freight', token),
      receive: (orgId, content) => freight.receive(orgId, content),
    },
  };
}
