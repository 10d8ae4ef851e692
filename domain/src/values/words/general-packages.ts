/** Words that count packages of any kind, and say of none what it is. */
export const GENERAL_PACKAGES = String.raw`
  bultos?
  coll[io]s?
  colis
  items?
  koli
  kolli
  packages?
  packst[uü]cke?
  parcels?
  pcs
  pieces?
  pkgs?
  units?
  volumes?
`;
