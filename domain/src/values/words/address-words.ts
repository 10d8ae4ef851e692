/** Words with which a part of an address begins: a house, a street, a box. */
export const ADDRESS_WORDS = String.raw`
  av
  avda
  avenida
  avenue
  bldg
  blk
  block
  building
  calle
  door
  flat
  floor
  gat no
  gate?
  jalan
  jl
  khu
  level
  lot
  no
  nr
  p\.?\s?o\.?\s?box
  plo
  plot
  rm
  road
  room
  rua
  rue
  sf no
  shop
  str
  street
  suite
  survey
  ul
  unit
  via
  viale
  warehouse
`;
