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
