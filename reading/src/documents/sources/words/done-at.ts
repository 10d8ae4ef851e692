/** What stands before the town where a certificate was signed. */
export const DONE_AT = String.raw`
  ausgestellt in
  done at
  fait [àa]
  fatto a
  hecho en
  issued at
  opgemaakt te
  utfärdat i
`;
