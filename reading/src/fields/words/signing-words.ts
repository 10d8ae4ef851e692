/** What stands at the place for a signature. */
export const SIGNING_WORDS = String.raw`
  as agents? (?:only )?for the (?:carrier|master)
  assinatura
  authori[sz]ed (?:person|officer|official|representative)
  certifying (?:authority|body|officer)
  competent authority
  declared before me
  firma
  for and on behalf of
  for the (?:company|packer|supplier|exporter|shipper|seller|manufacturer)
  imza
  in charge \(
  issuing authority
  sign here
  signatory
  signature
  signed
  stamp (?:and date )?of
  tanda tangan
  unterschrift
  yours (?:faithfully|sincerely|truly)
`;

/** Whose signature at its own place does not sign the paper for its issuer. */
export const OTHER_SIGNATORIES = String.raw`
  customer's
  consignee's
  importing (?:country|party)
  receiver's
  received (?:by|the goods|in good)
  recipient's
  buyer's
  driver's
  empfänger
  kunde
  reçu
  destinataire
  client
  firma (?:del )?(?:cliente|destinatario|conducente|vettore)
  ontvanger
`;
