/** What tells in a sentence or a note that goods go by sea. */
export const SEA_WORDS = String.raw`
  (?:by|per) (?:sea|ocean|vessel)
  (?:sea|ocean)[ -]?freight
  (?:fcl|lcl)
  seefracht
  seeweg
  seeversand
  mar[ií]tim[oae]s?
  v[ií]a mare
  zeevracht
  zeetransport
  sjøfra[gk]t
  søfragt
  sjöfrakt
  sjötransport
  fracht morski
  morski[ae]
  námořní
  deniz\s?yolu
  đường biển
  海运
  海運
  船便
  해상
`;

/** The same of the air. */
export const AIR_WORDS = String.raw`
  (?:by|per) air
  air[ -]?freight
  air cargo
  luftfracht
  luftweg
  luftpost
  par avion
  fret a[ée]rien
  transport a[ée]rien
  a[ée]re[ao]s?
  luchtvracht
  luftfra[gk]t
  flygfrakt
  lotnicz[ya]
  letecky
  hava\s?yolu
  đường hàng không
  空运
  航空便
  항공
`;

/** The same of the road. */
export const ROAD_WORDS = String.raw`
  (?:by|per) (?:road|truck|lorry)
  road[ -]?freight
  truck freight
  per lkw
  lkw
  landweg
  strassenverkehr
  par (?:route|camion)
  transport routier
  terrestres?
  por carretera
  rodovi[aá]ri[ao]s?
  via terra
  su strada
  wegvervoer
  wegtransport
  lastbil
  vejtransport
  drogow[ya]
  kara\s?yolu
  đường bộ
  公路
  汽运
  トラック便
`;

/** The same of the railway. */
export const RAIL_WORDS = String.raw`
  (?:by|per) (?:rail|train)
  rail[ -]?freight
  bahnfracht
  par chemin de fer
  ferroviari[oa]s?
  kolejow[ya]
  demir\s?yolu
  铁路
`;

/** What only goods that fly have on their papers: waybills of the air, airports, flights. */
export const AIR_SIGNS = String.raw`
  \(air\)
  air ?(?:express|parcel|courier|shipment|transport)
  air ?way ?bill
  air ?bill
  airport of (?:loading|departure|discharge|destination|arrival)
  [mh]?awb
  flight(?: (?:no|number|date))?[.:\s]+[a-z\d]{2}\s?-?\d{2,4}
  lettre de transport a[ée]rien
  lettera di vettura aerea
  luftfrachtbrief
  gu[ií]a a[ée]rea
  conhecimento a[ée]reo
  departure airport
  flughafen
`;

/** The same of ships: their bills, and their names behind what they are. */
export const SEA_SIGNS = String.raw`
  b\/l (?:copy|date|no)
  (?:copy|copies|copia|kopie|date) (?:of |de |der )?(?:the )?b\/l
  ocean b(?:ill|\/l)
  bills? of lading
  conocimiento de embarque
  conhecimento de embarque
  connaissement maritime
  polizza di carico
  seekonnossement
  m\s?[/.]\s?v\.?\s+["“']?\p{L}{3,}
  mother vessel
  feeder vessel
`;

/** The same of the road: notes of its carriers, lorries with their plates. */
export const ROAD_SIGNS = String.raw`
  cmr
  ltl
  ftl
  lorry
  truck(?:s|ing|ers?|load)?
  lorry receipt
  l\.?r\.? no
  g\.?r\.? no
  road(?:lines?|ways)
  haul(?:age|iers?)
  motor (?:freight|express|lines|carrier)
  freight ?lines
  (?:motor )?vehicle (?:no|number|reg)
  autocarro
  camion
  cami[oó]n
  camião
  caminhão
  lkw
  vrachtwagen
  lastbil
  kamyon
  ciężarow\p{L}+
  kamion
  kennzeichen
  targa
  matr[ií]cula
  placas?
  plate no
  spedycja drogowa
`;

/** The same of the railway. */
export const RAIL_SIGNS = String.raw`
  wagons? (?:no|number)
  cim
  smgs
  frachtbrief cim
`;
