/** Words in the names of those that carry goods or arrange their carriage. */
export const CARRIER_WORDS = `
  air cargo
  airlines?
  airways
  autotrasporti
  cargo
  carriers?
  cartage
  container
  couriers?
  drayage
  express
  fletes
  forwarders
  forwarding
  freight
  haulage
  hauliers?
  hauling
  kuljetus
  lines?
  lloyd
  logistics
  marine
  maritime
  messagerie
  motor (?:freight|lines?|express)
  navigation
  ocean
  rail(?:way)?
  shipping
  spedition
  tank ?lines
  transport
  transportes?
  transporti
  transports
  trasporti
  truck(?:ing| ?lines?)
  vervoer
  海运
  物流
  航运
  货运
`;

/** Words that papers of carriage say of themselves and of their terms: no names. */
export const NO_NAME_WORDS = String.raw`
  arrival
  b/l
  bill
  board
  booking
  cargo release
  (?:carrier|merchant)s?['’]?s? haulage
  collect
  combined transport
  consignee
  copy
  document
  door
  house
  invoice
  issued by
  member of
  multi-?modal
  notify
  operating
  original
  payable
  please
  port[ -]to[ -]port
  pre-?paid
  received
  shipper
  signed
  terms
  way\s?bill
`;

/** Words in the names of those who arrange carriage on the ships of others. */
export const FORWARDER_WORDS = String.raw`
  agencing
  cargo
  consolidat\p{L}*
  customs
  express
  forward\p{L}*
  freight
  groupage
  logisti\p{L}*
  movers?
  nvocc
  overseas
  spedition\p{L}*
  spedizion\p{L}*
  supply chain
  transit\p{L}*
  transitarios?
`;

/** Words in the names of those who run ships. */
export const LINE_WORDS = String.raw`
  armat\p{L}*
  armement
  container (?:services?|carriers?)
  denizcilik
  feeders?
  kaiun
  lines?
  linie
  linien
  línea
  mar[ií]tim[ao]\p{L}*
  marine
  maritim[eao]\p{L}*
  merchant marine
  navega[çc][aã]o
  navegaci[oó]n
  naviera
  navigation
  navigazione
  ocean carriers?
  rederi
  reederei
  schiffahrt\p{L}*
  schifffahrt\p{L}*
  shipping
  steamship
`;

/** Names of lines that carry most containers of the world. */
export const KNOWN_LINES = String.raw`
  anl
  apl
  arkas
  boluda
  cma[ -]?cgm
  cosco
  crowley
  emirates shipping
  evergreen
  gold star line
  grimaldi
  hamburg s[uü]d
  hapag[- ]?lloyd
  heung[- ]a
  hmm
  hyundai merchant
  k ?line
  kawasaki kisen
  kmtc
  korea marine transport
  maersk
  marfret
  matson
  mediterranean shipping
  messina
  mitsui o\.?s\.?k
  msc
  namsung
  neptune pacific
  nippon yusen
  nyk
  ocean network express
  oocl
  orient overseas container
  pacific international lines
  rcl
  regional container lines
  safmarine
  samudera
  seaboard marine
  sealand
  sinokor
  sitc
  sm line
  sofrana
  swire shipping
  ts lines
  turkon
  unifeeder
  wallenius
  wan hai
  x-press feeders
  yang ming
  zim
`;
