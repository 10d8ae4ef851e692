/** Words in the names of those who certify for others. */
export const AUTHORITY_WORDS = String.raw`
  chambers?
  chambre
  handelskammer
  industrie- und
  cámara
  camera di
  customs
  zoll\p{L}*
  douanes?
  dogana
  aduana
  ministry
  minist\p{L}+
  department
  bureau
  authority
  council
`;
