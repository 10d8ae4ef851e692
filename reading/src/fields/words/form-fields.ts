/** How forms call the name of a party beside the words of `party-fields.ts`, in the official languages of electronic invoices. */
export const FORM_NAMES = String.raw`
  adı?\s?soyadı\s?/\s?unvan[ıi]?
  apellidos y nombres?,? denominaci[oó]n o raz[oó]n social
  apellidos y nombres? o raz[oó]n social
  (?:company|corporate|legal|business|registered|party|full|trade|trading)(?:'s)? (?:registered )?name
  cég\s?neve?
  denominaç[aã]o(?: social)?
  denominación
  denominación social
  denumire(?:a)?(?: firmei)?
  firmanavn
  handelsnaam
  imię i nazwisko lub nazwa
  ime
  legal name
  naziv
  name der firma
  name des unternehmens
  namn
  navn
  nazwa
  nazwa firmy
  názov
  név
  název
  nimi
  nom ou raison sociale
  nombres? o raz[oó]n social
  nombre y apellidos / raz[oó]n social
  nome\s?/\s?raz[aã]o social
  nome / denominazione
  nume(?:le)?
  nume firm[aă]
  obchodní (?:firma|název)
  obchodné meno
  organisation
  pełna nazwa
  raz[oó]n social / nombres? y apellidos
  toiminimi
  unternehmen
  t[eê]n (?:đơn vị|công ty|cơ sở)
  [uü]nvan[ıi]?
  virksomhed(?:snavn)?
  επωνυμία
  όνομα
  наименование
  име
  الاسم
  اسم
  名称
  名稱
  名前
  会社名
  상호
  법인명
  상호\s?\(법인명\)
`;

/** How they call the lines of an address: streets, what stands beside or above them, and an address in one line. */
export const FORM_STREETS = String.raw`
  add
  addr
  address(?:es)?
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
  διεύθυνση
  οδός
  адрес
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

/** How they call the towns, regions and countries of an address, with their codes. */
export const FORM_PLACES = String.raw`
  altra località
  bundesland
  c(?:ap|ep)
  c\.?a\.?p\.?
  c\.?p\.?
  c\.?p\.?\s?(?:/|y|-|e)\s?(?:ciudad|localidad|municipio|poblaci[oó]n|ville|localit[aà])
  cidade
  city
  city name
  city\s?(?:/|,|and)\s?(?:state|town)(?:\s?(?:/|,|and)\s?(?:zip|postcode|postal code))?
  ciudad
  cod\.?\s?poștal
  cod(?:ul)? po[sșş]tal
  code postal(?:\s?(?:/|et)\s?ville)?
  código postal
  codigo postal
  code pays
  cod(?:ul)? [tț][aă]r(?:ii|ă|a)
  código (?:de |del )?país
  codice paese
  comun[ae]
  comune
  concelho
  country
  country (?:code|name|subdivision|sub-?entity)
  d[eé]partement
  departamento
  distri(?:ct|to)
  distrikt
  fylke
  grad
  helységnév
  il[cç]e
  irányítószám
  il
  jude[tț](?:ul)?
  kod kraju
  kod pocztowy
  kommun
  kraj
  krajina
  k[oó]d (?:země|krajiny|štátu)
  land(?:e?kode|skod|code)?
  länderkennung
  ländercode
  landkreis
  landskod
  localidad
  localidade
  localit[aà]
  localitate(?:a)?
  località
  lokalita
  maa
  maakoodi
  maakunta
  maatunnus
  město
  mesto
  miasto
  miejscowość
  municip(?:io|ality)(?:\s?/\s?ciudad)?
  município(?:\s?/\s?uf)?
  nazione
  obec
  ország(?:kód)?
  oras(?:ul)?
  ora[sșş](?:ul)?
  ort
  ortschaft
  paese
  país
  pais
  paikkakunta
  pays
  pin ?code
  pla?ats(?:naam)?
  plz
  plz\s?(?:/|,|und)?\s?(?:ort|stadt)
  poblaci[oó]n
  po[sš]ta
  poštanski broj
  postal code
  postcode
  postcode\s?(?:/|en|,)?\s?(?:plaats|woonplaats)
  post code
  postinumero
  postitoimipaikka
  postleitzahl
  postnr\.?
  postnummer
  postort
  poststed
  post\s?by
  provinc(?:e|ie|ia)
  provincia(?:\s?/\s?stato)?
  psč
  r[eé]gion
  regiune(?:a)?
  regio
  region
  región
  semt
  stad
  stadt
  sta[dt]snavn
  state
  state (?:name|code)
  state\s?/\s?province
  stát
  štát
  suburb
  şehir
  telep[uü]l[eé]s
  [tț]ar[aă]
  town
  town ?\/ ?city
  ubigeo
  uf
  [uü]lke
  város
  ville
  województwo
  woonplaats
  zemlja
  země
  zip
  zip code
  zupanija
  πόλη
  χώρα
  τ\.?κ\.?
  ταχυδρομικός κώδικας
  град
  държава
  пощенски код
  البلد
  الحي
  الرمز البريدي
  المدينة
  الدولة
`;

/** Whose field it is, where a form says so beside each of them: `Seller city`, `Name des Käufers`. */
export const FORM_OWNERS = String.raw`
  acheteur
  acquirente
  alıcı(?:nın)?
  buyer(?:'s)?
  comprador
  cumpărător(?:ului)?
  cumparator(?:ului)?
  customer(?:'s)?
  eladó
  emisor
  emitente
  emittent
  fornecedor
  fornitore
  furnizor(?:ului)?
  issuer(?:'s)?
  koper
  kupac
  kupující(?:ho)?
  käufers?
  køber(?:ens)?
  kjøper(?:ens)?
  köpar(?:e|ens)
  leverancier
  myyjän?
  nabywcy
  odběratele?
  ostajan?
  predávajúci
  prodávající(?:ho)?
  prodavatelj
  proveedor
  purchaser(?:'s)?
  receptor
  satıcı(?:nın)?
  säljar(?:e|ens)
  seller(?:'s)?
  selger(?:ens)?
  sælger(?:ens)?
  sprzedawcy
  supplier(?:'s)?
  vânzător(?:ului)?
  vanzator(?:ului)?
  vendedor
  vendeur
  vendor(?:'s)?
  venditore
  verkäufers?
  verkoper
  vevő
`;
