/** What a place of a company is called behind its name: a warehouse, a works, a branch. */
export const BRANCH_WORDS = String.raw`
  almac[eé]n
  armaz[eé]m
  branch
  dc
  depot
  d[eé]p[oô]t
  distribution cent(?:re|er)
  entrep[oô]t
  filial[e]?
  hall?
  halle
  hauptlager
  lager
  lagret
  magazijn
  magazyn
  magazzino
  niederlassung
  plant
  sentrallager
  stabilimento
  succursale
  sucursal
  usine
  varasto
  verkstad
  verksted
  værksted
  warehouse
  werk
  werkstatt
  workshop
  works
  zentrallager
`;
