/** What tells that a weight is gross, beside its number. */
export const GROSS_WORDS = String.raw`
  gross
  brutto
  br[uü]t
  bruto
  lord[oi]
  ağırlık brüt
  毛重
  总重量?
  総重量
  g[./]?\s?w\.?
  gr\.?\s?wt\.?
  all[\s-]up
`;

/** What tells that a weight is net. */
export const NET_WORDS = String.raw`
  nett?o?
  net[oa]
  l[ií]quido
  净重
  正味
  n[./]?\s?w\.?
`;

/** What may stand between such a word and the number: that it is a weight. */
export const WEIGHT_WORDS = String.raw`
  weights?
  wt\.?
  mass
  poids
  peso
  gewicht
  gewichte
  vægt
  vekt
  vikt
  ağırlık
  hmotnost
  waga
  masa
  kgs?
`;
