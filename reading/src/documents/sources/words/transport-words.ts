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
