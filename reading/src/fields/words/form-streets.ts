/** How they call the lines of an address: streets, what stands beside or above them, and an address in one line. */
export const FORM_STREETS = String.raw`
  add
  addr
  address(?:es)?
  aadress
  adresas
  adrese
  address line
  (?:additional |extra )?address(?: information)?
  additional (?:street(?: name)?|address|no|number)
  adres(?:a|i)?
  adresa sediu(?:lui)?
  adresse
  adresse(?:n)?zusatz
  adresszeile
  adresslinje
  adresselinje
  adressrad
  adresregel
  anschrift
  anschrift(?:en)?zeile
  buil?ding (?:no|number|name)
  bairro(?:\s?/\s?distrito)?
  calle
  cím
  complemento
  complément(?: d['’]adresse)?
  calle y n[uú]mero
  dir(?:\.|ecci[oó]n)?
  direcci[oó]n (?:matriz|fiscal|principal)
  domicil(?:io|iu)?
  domicil(?:io|iu)? (?:fiscal|social)
  endere[cç]o
  gate
  gatuadress
  gateadresse
  hausnummer
  indirizzo
  informa[tț]ii suplimentare strad[aă]
  katuosoite
  közterület
  línea de dirección
  ligne d['’]adresse
  lähiosoite
  logradouro
  m(?:orada|orada fiscal)
  n[uú]mero civico
  osoite
  postadress
  postadresse
  postboks
  postbus
  postfach
  p\.?\s?o\.?\s?box
  riga (?:di )?indirizzo
  rua
  rue
  sede
  sediu(?:l)?
  sídlo
  sokak
  straat(?:naam)?
  straße
  straße\s?(?:/|und|,)?\s?(?:hausnummer|hausnr\.?|nr\.?)
  strad[aă]
  street
  street name
  ulica
  ulice
  utca
  vej(?:navn)?
  via
  (?:zeile|line|ligne|línea|linea|linha|riga|regel|linje|rad|linia) \d
  διεύθυνση
  οδός
  адреса?
  улица
  العنوان
  اسم الشارع
  الشارع
  رقم المبنى
  đ[iị]a ch[iỉ]
  地址
  住所
  所在地
  주소
  사업장
  사업장\s?(?:소재지|주소)
`;
