/** Words of what a template asks for: `[Your Company Name]`, `[Street Address]`. */
export const PLACEHOLDERS = String.raw`
  address
  adresse
  adresa
  anschrift
  ciudad
  città
  city
  company
  country
  date
  datum
  direcci[oó]n
  e-?mail
  enter
  fax
  fecha
  firma
  indirizzo
  insert
  localit[aà]
  name
  nom
  nombre
  number
  ort
  phone
  plz
  post(?:al)? ?code
  raison sociale
  raz[oó]n social
  stadt
  straße
  street
  tel[eé]fono
  telefon
  téléphone
  ville
  your
  zip
  zip code
`;
