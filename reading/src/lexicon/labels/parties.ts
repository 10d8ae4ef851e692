import type { LabelTable } from '../label-table.js';
import agentIataCode from './parties/agent-iata-code.json' with { type: 'json' };
import buyer from './parties/buyer.json' with { type: 'json' };
import buyerAddress from './parties/buyer-address.json' with { type: 'json' };
import carrier from './parties/carrier.json' with { type: 'json' };
import consignee from './parties/consignee.json' with { type: 'json' };
import deliveryAgent from './parties/delivery-agent.json' with { type: 'json' };
import importerOther from './parties/importer-other.json' with { type: 'json' };
import issuingAgent from './parties/issuing-agent.json' with { type: 'json' };
import notify from './parties/notify.json' with { type: 'json' };
import producer from './parties/producer.json' with { type: 'json' };
import seller from './parties/seller.json' with { type: 'json' };
import sellerAddress from './parties/seller-address.json' with { type: 'json' };
import shipper from './parties/shipper.json' with { type: 'json' };
import signedFor from './parties/signed-for.json' with { type: 'json' };

/** How papers call the parties to a shipment. */
export const PARTIES = {
  seller_address: sellerAddress,
  buyer_address: buyerAddress,
  seller,
  shipper,
  buyer,
  consignee,
  importer_other: importerOther,
  notify,
  delivery_agent: deliveryAgent,
  producer,
  issuing_agent: issuingAgent,
  agent_iata_code: agentIataCode,
  carrier,
  signed_for: signedFor,
} satisfies LabelTable;
