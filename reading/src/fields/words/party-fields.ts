/** How forms call the name of a party within its block. */
export const NAME_FIELDS = String.raw`
  company
  company name
  denominazione
  denominazione sociale
  firm
  firma
  firmenname
  messrs
  naam
  name
  name of company
  nom
  nombre
  nome
  ragione sociale
  raison sociale
  raz[aã]o social
  raz[oó]n social
`;
/** How they call its address. */
export const ADDRESS_FIELDS = String.raw`
  add
  addr
  address
  adres
  adresse
  anschrift
  direcci[oó]n
  domicilio
  endere[cç]o
  indirizzo
  aadress
  adresas
  adrese
  naslov
  διεύθυνση
  адреса?
  地址
`;
