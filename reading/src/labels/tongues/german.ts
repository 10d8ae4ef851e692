import type { MoreLabels } from '../more-labels.js';

/** Labels in German and Dutch, alone or beside English ones. */
export const GERMAN_LABELS = {
  seller: `
    leverancier
    lieferant
    rechnungssteller
    verkauft von
    verkoper
    verkäufer
  `,
  shipper: `
    absender
    absender exporteur
    afzender
    ausführer
    exporteur
    exporteur verkäufer
    versandadresse
    versender
  `,
  buyer: `
    auftraggeber
    besteller
    factuuradres
    importeur
    klant
    koper
    kunde
    käufer
    rechnung an
    rechnungsadresse
    rechnungsanschrift
    rechnungsempfänger
  `,
  consignee: `
    afleveradres
    empfänger
    geadresseerde
    lieferadresse
    lieferanschrift
    lieferung an
    ontvanger
    versand an
    warenempfänger
  `,
  notify: `
    benachrichtigung
    meldeadresse
    notify adresse
    zu benachrichtigen
  `,
  producer: `
    erzeuger
    fabrikant
    hersteller
    name des herstellers
    producent
    produzent
  `,
  invoice_number: `
    belegnummer
    factuurnummer
    faktura no
    fakturanummer
    handelsrechnung
    proformarechnung
    re no
    rechnungs no
    rechnungsnummer
    {rechnung,handelsrechnung,proformarechnung,proforma rechnung,exportrechnung,zollrechnung,factuur,handelsfactuur} {no,nr,nummer}
  `,
  invoice_date: `
    datum der rechnung
    factuurdatum
    fakturadatum
    rechnung vom
    rechnungs und lieferdatum
    rechnungsdatum
  `,
  issue_date: `
    ausgestellt am
    ausstellungsdatum
    belegdatum
    datum der ausstellung
  `,
  date: `
    datum
    dokumentdatum
  `,
  due_date: `
    fällig am
    fälligkeit
    fälligkeitsdatum
    vervaldatum
    zahlbar am
    zahlbar bis
    zahlungsziel
  `,
  purchase_order: `
    bestell no
    bestellnummer
    bestellung
    bestellung no
    bestelnummer
    ihr auftrag
    ihr zeichen
    ihre auftragsnummer
    ihre bestellnummer
    ihre bestellung
    ihre referenz
    kundenbestellnummer
    kundenreferenz
    uw bestelling
    uw referentie
  `,
  order_number: `
    auftrag
    auftrag no
    auftragsbestätigung
    auftragsnummer
    kommission
    ordernummer
    unser auftrag
  `,
  contract_number: `
    kontrakt no
    vertrag no
    vertragsnummer
  `,
  packing_list_number: `
    lieferschein
    lieferschein no
    lieferscheinnummer
    packliste
    packliste no
    packlistennummer
    pakbon no
    paklijst no
  `,
  certificate_number: `
    bescheinigung no
    ursprungszeugnis no
    zertifikat no
    zertifikatnummer
    zeugnis no
  `,
  port_of_loading: `
    abgangsflughafen
    abgangshafen
    haven van lading
    laadhaven
    ladehafen
    ladeort
    verladehafen
    verschiffungshafen
  `,
  port_of_discharge: `
    bestimmungsflughafen
    bestimmungshafen
    entladehafen
    entladeort
    losshaven
    löschhafen
    zielflughafen
    zielhafen
  `,
  place_of_delivery: `
    ablieferungsort
    bestimmungsort
    endbestimmungsort
    lieferort
  `,
  transport_mode: `
    beförderungsart
    transportart
    transportmittel
    transportweg
    verkehrszweig
    versandart
    verzendwijze
  `,
  vessel: `
    schiff
    schiffsname
    seeschiff
  `,
  voyage: `
    reise no
    reisenummer
    voyage no
  `,
  incoterm: `
    incoterm
    leveringsconditie
    leveringsvoorwaarden
    lieferbedingung
    lieferbedingungen
    lieferklausel
    lieferkondition
    lieferkonditionen
  `,
  payment_terms: `
    betalingsconditie
    betalingsvoorwaarden
    zahlungsart
    zahlungsbedingung
    zahlungsbedingungen
    zahlungskondition
    zahlungskonditionen
    zahlungsweise
  `,
  currency: `
    belegwährung
    munt
    rechnungswährung
    valuta
    währung
  `,
  country_of_origin: `
    herkunftsland
    land des ursprungs
    land van oorsprong
    oorsprong
    ursprung
    ursprungsland
    warenursprung
  `,
  country_of_export: `
    ausfuhrland
    exportland
    herkunftsland der sendung
    versandland
    versendungsland
  `,
  country_of_destination: `
    bestimmungsland
    einfuhrland
    empfangsland
    land van bestemming
    zielland
  `,
  packages: `
    aantal colli
    anzahl colli
    anzahl der packstücke
    anzahl kartons
    anzahl kolli
    anzahl packstücke
    anzahl paletten
    anzahl und art der packstücke
    colli
    gesamtzahl packstücke
    kolli
    packstücke
  `,
  package_type: `
    art der packstücke
    verpackung
    verpackungsart
    verpakking
  `,
  net_weight: `
    eigenmasse
    gesamt netto
    gesamtgewicht netto
    gesamtnettogewicht
    gewicht netto
    netto gewicht
    nettogewicht
    nettogewicht gesamt
    nettogewicht kg
    nettomasse
  `,
  gross_weight: `
    brutogewicht
    brutto gewicht
    bruttogewicht
    bruttogewicht gesamt
    bruttomasse
    gesamt brutto
    gesamtbruttogewicht
    gesamtgewicht
    gesamtgewicht brutto
    gewicht brutto
    rohmasse
  `,
  volume: `
    gesamtvolumen
    inhalt m3
    kubatur
    rauminhalt
    volumen
    volumen gesamt
  `,
  dimensions: `
    abmessung
    abmessungen
    afmetingen
    maße
  `,
  shipping_marks: `
    markierung
    markierungen
    merken en nummers
    signum
    zeichen und no
    zeichen und nummern
  `,
  container_number: `
    container nummer
    containernr
    containernummer
  `,
  goods_description: `
    beschreibung der waren
    bezeichnung der waren
    bezeichnung:
    omschrijving der goederen
    warenbeschreibung
    warenbezeichnung
  `,
  goods_total: `
    gesamt netto betrag
    gesamtbetrag netto
    gesamtwarenwert
    netto betrag
    netto summe
    netto warenwert
    nettobetrag
    nettosumme
    nettowarenwert
    positionssumme
    subtotaal
    summe netto
    summe positionen
    summe waren
    total netto
    warenwert
    zwischensumme
  `,
  freight: `
    fracht
    frachtanteil
    frachtkosten
    lieferkosten
    luftfracht
    seefracht
    transportkosten
    versandkosten
    verzendkosten
    vrachtkosten
  `,
  insurance: `
    transportversicherung
    versicherung
    versicherungskosten
    verzekering
  `,
  discount: `
    abzüglich rabatt
    korting
    nachlass
    preisnachlass
    rabatt
    skonto
    sonderrabatt
  `,
  tax: `
    btw
    mehrwertsteuer
    mwst
    umsatzsteuer
    ust
    zzgl mwst
  `,
  other_charges: `
    bearbeitungsgebühr
    dokumentenkosten
    mindermengenzuschlag
    nebenkosten
    sonstige gebühren
    sonstige kosten
    verpackungskosten
    zuschlag
  `,
  deposit: `
    abzüglich anzahlung
    anzahlung
    bereits bezahlt
    geleistete anzahlung
  `,
  total_amount: `
    bruttobetrag
    eindbedrag
    endbetrag
    endsumme
    gesamt:
    gesamtbetrag
    gesamtbetrag brutto
    gesamtpreis
    gesamtsumme
    gesamtwert
    rechnungsbetrag
    rechnungsbetrag brutto
    rechnungsendbetrag
    rechnungsgesamtbetrag
    rechnungssumme
    te betalen
    totaalbedrag
    total betrag
    zahlbetrag
    zu zahlen
    zu zahlender betrag
  `,
  total_in_words: `
    betrag in worten
    in worten
  `,
  hs_code: `
    goederencode
    hs nummer
    statistiknummer
    statistische warennummer
    taric no
    warennummer
    warentarifnummer
    zolltarif no
    zolltarifnummer
  `,
} satisfies MoreLabels;
