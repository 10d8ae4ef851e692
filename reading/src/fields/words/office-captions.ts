/** Which of its houses an address is of: a caption before the street that is no part of it. */
export const OFFICE_CAPTIONS = String.raw`
  bezoekadres
  besöksadress
  besøksadresse
  bedrijfsadres
  business address
  (?:corp(?:orate)?|head|main|regd?|registered|branch|city|sales|admin(?:istrative)?|postal|central)\.?\s?(?:office|off\.?)(?:\s(?:address|&\s(?:factory|works)))?
  domicilio (?:fiscal|legal|social|comercial)
  factory(?:\s?(?:&|and|\/)\s?(?:office|warehouse))?(?:\saddress)?
  firmensitz
  hauptsitz
  hausanschrift
  h\.\s?o\.?
  käyntiosoite
  maatschappelijke zetel
  mailing address
  mill(?:\s?address)?
  office(?:\s?(?:&|and|\/)\s?(?:factory|works|warehouse))?(?:\saddress)?
  oficina(?: central| principal)?
  physical address
  postadress?e?
  postal address
  postanschrift
  postiosoite
  r\.\s?o\.?
  remit(?:tance)?(?:\s(?:to|address))?
  sede(?: legale| operativa| social| amministrativa)?
  siège(?: social)?
  siedziba
  sídlo
  sitz
  street address
  visiting address
  works(?:\s?(?:&|and|\/)\s?office)?(?:\saddress)?
  (?:statutaire )?zetel
  székhely
  (?:\p{L}+\s)?office
  bijhuis
  branch
  filiale?
  niederlassung
  oddział
  succursale?
  sucursal
  zweigstelle
`;
