/** How letters begin the address of whom they go to: on a line of its own it is nobody's name. */
export const SALUTATIONS = String.raw`
  [àa] l['’]attention de
  an
  an die
  an firma
  egr\. sig\.?
  exmos?\.?(?:\s?\(s\))?\.?\s?(?:sr|senhor)(?:es|s)?\.?(?:\s?\(s\))?
  firma
  frau
  gentile cliente
  herrn?
  herrn und frau
  madame
  messrs
  monsieur
  mr\.?
  mrs\.?
  ms\.?
  sehr geehrte.*
  spett\.?(?:\s?le)?(?:\s(?:ditta|societ[àa]))?
  sr(?:es|s)?\.?
  to
  to messrs
`;
