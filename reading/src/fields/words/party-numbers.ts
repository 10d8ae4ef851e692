/** What stands alone over or before the number of a party in its block: it is nobody's name. */
export const PARTY_NUMBERS = String.raw`
  account
  c[oó]digo
  client n[o°º]
  codice
  customer (?:id|no|number)
  debitor
  gln
  id
  id no
  id number
  identifiant
  klantnummer
  kunden-?n(?:umme)?r
  matricule
  no
  n[°º]
  nr
  number
  num[eé]ro
  nummer
`;
