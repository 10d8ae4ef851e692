/** What only bills of carriers by road in North America say: of the VICS form, of the classification of freight, of trailers. */
export const INLAND_TERMS = String.raw`
  city/state/zip
  consignor.s load and count
  drivers? count
  freight counted
  ltl
  master bill of lading.{0,6} with attached
  motor carrier
  nmfc
  pro (?:no|number|#)
  pro#
  scac
  straight bill of lading
  trailer (?:loaded|no|number|#)
  vics
`;

/** Vehicles of the road and who drives them: on a bill that names no port, two of them show that it is one for the road. */
export const ROAD_VEHICLES = String.raw`
  anhänger
  autista
  auto haul(?:er|ing)?
  camion(?:neur|nage)?s?
  cami[oó]n(?:es)?
  camionista
  chauffeur
  chofer
  conducteur
  conductor
  driver
  fahrer
  freight carrier
  hazmat
  haul(?:age|er|ing)
  hotshot
  kennzeichen
  lkw
  l\.?\s?r\.? no
  liftgate
  lorry
  mc[\s#-]{0,2}\d{4,}
  motor (?:express|freight|lines?|transport)
  motorista
  placas?
  po[ij]azd
  remolque
  remorque
  rimorchio
  semi-?remorque
  semirremolque
  short form
  straight bill
  tractor
  tractocami[oó]n
  trailer
  transportista
  truck(?:er|ing)?s?
  truck ?line
  usdot
  vehicle (?:no|number|#)
  vehicle condition
  ve[ií]culo
`;
