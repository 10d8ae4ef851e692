/** How laws, decrees and regulations are called where they are cited with their day. */
export const LAW_WORDS = String.raw`
  d\.\s?p\.\s?r
  d\.?\s?lgs
  d\.\s?m
  legge
  decreto
  ley
  loi
  d[ée]cret
  gesetz
  verordnung
  decree
  law
  nghị định
  thông tư
  ustaw\p{L}*
  rozporządzeni\p{L}*
`;
