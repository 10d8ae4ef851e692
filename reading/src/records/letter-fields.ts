import type { DocumentText } from '../document-text.js';
import { addressInLine, letterPartiesOf } from '../fields/letter-parties.js';
import type { Party } from '../fields/party.js';
import type { HeaderFields } from './fields.js';

/** The parties that invoices and packing lists name. */
type PartyField = 'seller_name' | 'seller_address' | 'buyer_name' | 'buyer_address';

/** A letter tells by its places who writes it, and to whom where no label does. `issuer` is who is known to have issued it. */
export function putLetterParties(header: HeaderFields<PartyField>, text: DocumentText, issuer: Party, isBuyerOpen: boolean): void {
  header.put('seller_address', addressInLine(text, issuer));
  if (!isBuyerOpen && issuer.name !== null) return;
  const { sender, recipient } = letterPartiesOf(text, issuer);
  if (issuer.name === null) header.putParty('seller', sender);
  if (isBuyerOpen) header.putParty('buyer', recipient);
}
