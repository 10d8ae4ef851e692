/** Who in a house opens the letter: a line over the street, below the name of the party. */
export const HOUSE_DEPARTMENTS = String.raw`
  accounts?(?:\s(?:payable|department|dept))?
  accounting
  procurement
  purchasing
  dep(?:t|artment)\.?
  abt(?:eilung|\.)?
  einkauf
  finanzbuchhaltung
  buchhaltung
  kreditoren\p{L}*
  rechnungs(?:prüfung|eingang|wesen)
  institut[eo]?\s(?:of|für|de|für)
  faculty of
  fakultät
  service (?:achats?|comptabilit[eé]|fournisseurs)
  d[eé]partement
  comptabilit[eé]
  achats
  departamento
  compras
  contabilidad[e]?
  cuentas por pagar
  financeiro
  ufficio
  amministrazione
  contabilit[àa]
  inkoop
  crediteuren\p{L}*
  administratie
  inköp
  ekonomiavdelning\p{L}*
  kreditor\p{L}*
  indkøb
  bogholderi
  innkjøp
  regnskap
  dział
  księgowość
  ostolaskut
  ostoreskontra
  osto(?:t|osasto)
  hankinta
  laskutus
  receiving(?:\sdep(?:t|artment)|(?=\W*$))
  goods in(?:wards?)?
  goods receiving
  warenannahme
  wareneingang
  technik
  service achat
  service technique
  approvisionnements?
  almac[eé]n central
  ricevimento merci
  ufficio acquisti
  acquisti
  provozní
  obchodní oddělení
  nákup
  účtárna
  zakupy
  beszerzés
  pénzügy
  satın ?alma
  muhasebe
`;
