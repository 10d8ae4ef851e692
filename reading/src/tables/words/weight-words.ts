/** Words of weight in heads of columns, or their beginnings, and units of it. */
export const WEIGHT_WORDS = String.raw`
  weight
  wt
  gewicht
  poids
  peso
  masse?
  w[aá]ga
  hmotn
  vikt
  vægt
  vekt
  greut
  s[uú]ly
  a[ğg][ıi]rl
  kgs?
  kilos?
  lbs?
  \bt\b
  \bmt\b
  重
`;
