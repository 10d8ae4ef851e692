/** How sentences call what carriage costs. */
export const FREIGHT_WORDS = String.raw`
  (?:air|sea|ocean|inland|road)?\s?freight
  cargo de transporte
  flete
  fracht(?:kosten)?
  frais de (?:port|transport)
  frakt
  fragt
  frete
  freight (?:charges?|cost)
  nolo
  port et emballage
  rahti
  shipping(?: (?:charges?|costs?))?
  trasporto
  versandkosten
  vrachtkosten
`;
