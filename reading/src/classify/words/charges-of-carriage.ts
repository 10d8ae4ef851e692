/** What is charged for a carriage, as the lines of a forwarder's invoice call it; expressions, one a line. */
export const CHARGES_OF_CARRIAGE = String.raw`
  \bBAF\b
  \bCAF\b
  \bISPS\b
  \bLCL (?:charges?|service)
  \bPSS\b
  \bT\.?H\.?C\b
  \bVGM\b
  (?:AMS|ENS|AWB|B/L|BL|airline|airport|container|customs|documentation|docs?|entry|handling|import|port|release|security|terminal) (?:fee|charge)s?
  air ?freight
  cartage
  chassis
  collection\b.*\bto\b
  customs (?:clearance|entry|formalities)
  delivery order
  demurrage
  destination charges
  detention
  drayage
  fuel surcharge
  haulage
  ocean freight
  origin charges
  pick-? ?up
  road freight
  sea ?freight
  surcharge
  terminal handling
  Abfertigung
  Abholung
  Frachtkosten
  Hafengebühr
  Luftfracht
  Seefracht
  Lagergeld
  Verzollung
  Zollabfertigung
  zollanmeldung
  Zuschlag
  Zustellung
  dédouanement
  enlèvement
  fret (?:aérien|maritime)
  manutention
  surcharge carburant
  despacho aduanero
  entrega a domicilio
  flete (?:aéreo|marítimo|terrestre)
  recargo
  nolo (?:aereo|marittimo)
  operazioni doganali
  presa a domicilio
  inklaring
  luchtvracht
  zeevracht
  fracht (?:lotniczy|morski)
  odprawa celna
  frete (?:aéreo|marítimo)
  flygfrakt
  sjöfrakt
  cước (?:biển|hàng không|vận chuyển)
  操作费
  文件费
  海运费
  空运费
  拖车费
  报关费
`;
