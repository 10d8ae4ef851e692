import type { MoreLabels } from '../more-labels.js';

/** Labels in Italian, alone or beside English ones. */
export const ITALIAN_LABELS = {
  seller: `
    cedente
    cedente prestatore
    emittente
    fornitore
    venditore
    venduto da
  `,
  shipper: `
    caricatore
    esportatore
    mittente
    nome e indirizzo esportatore
    speditore
  `,
  buyer: `
    acquirente
    cessionario
    cessionario committente
    cliente
    cliente destinatario fattura
    compratore
    fatturato a
    importatore
    intestatario
    intestazione
    spett le
    spettabile
  `,
  consignee: `
    consegnare a
    destinatario
    destinatario merce
    destinazione merce
    indirizzo di consegna
    luogo di consegna merce
    spedire a
    spedito a
  `,
  producer: `
    fabbricante
    fabbricato da
    prodotto da
    produttore
  `,
  invoice_number: `
    {fattura,fattura commerciale,fattura proforma,fattura export,fattura accompagnatoria} {,no,n,numero}
    {numero,no,n} {fattura,della fattura,documento}
  `,
  invoice_date: `
    data della fattura
    data fattura
    fattura del
  `,
  issue_date: `
    data di emissione
    data di rilascio
    data emissione
    emesso il
    rilasciato il
  `,
  date: `
    data documento
    data:
    del:
  `,
  due_date: `
    data di scadenza
    data scadenza
    scadenza
    scadenza pagamento
    scadenze
  `,
  purchase_order: `
    numero ordine
    ordine cliente
    ordine d acquisto
    ordine di acquisto
    ordine n
    ordine no
    rif ordine
    vostro ordine
    vostro riferimento
    vs ordine
    vs ordine no
    vs rif
    vs riferimento
  `,
  order_number: `
    conferma d ordine
    nostro ordine
    nostro riferimento
    ns ordine
    ns rif
  `,
  packing_list_number: `
    bolla no
    ddt no
    distinta colli no
    documento di trasporto no
    lista colli no
    lista di imballaggio no
  `,
  certificate_number: `
    certificato n
    certificato no
    numero certificato
  `,
  port_of_loading: '{porto,luogo,aeroporto} {di imbarco,di carico,di partenza,d imbarco,di caricazione}',
  port_of_discharge: `
    {porto,aeroporto} di destinazione
    {porto,luogo,aeroporto} {di sbarco,di scarico,di arrivo,di scaricazione}
  `,
  place_of_delivery: `
    destinazione finale
    luogo di consegna
    luogo di destinazione
  `,
  transport_mode: `
    mezzo di spedizione
    mezzo di trasporto
    modalità di trasporto
    spedizione a mezzo
    tipo di trasporto
    trasporto a mezzo
  `,
  vessel: `
    motonave
    nave
    nome della nave
  `,
  voyage: `
    viaggio
    viaggio no
  `,
  incoterm: `
    condizioni di consegna
    condizioni di resa
    porto resa
    resa
    resa merce
    termini di consegna
    termini di resa
  `,
  payment_terms: `
    pagamento
    {condizioni,modalità,termini,tipo,forma} {di pagamento,pagamento}
  `,
  currency: `
    divisa
    moneta
    valuta
  `,
  country_of_origin: `
    nazione di origine
    origine
    origine della merce
    origine merce
    paese d'origine
    paese di origine
    paese origine
    prodotto in
  `,
  country_of_export: `
    paese di esportazione
    paese di provenienza
    paese di spedizione
  `,
  country_of_destination: `
    nazione di destinazione
    paese destinazione
    paese di destinazione
  `,
  packages: `
    colli
    n colli
    no colli
    nr colli
    numero colli
    numero dei colli
    numero e tipo di colli
    numero totale colli
    totale cartoni
    totale colli
  `,
  package_type: `
    aspetto dei beni
    aspetto esteriore dei beni
    imballaggio
    imballo
    tipo di imballaggio
    tipo imballo
  `,
  net_weight: `
    peso netto
    peso netto kg
    peso netto totale
    totale peso netto
  `,
  gross_weight: `
    peso lordo
    peso lordo kg
    peso lordo totale
    totale peso lordo
  `,
  volume: `
    cubatura
    metri cubi
    volume mc
    volume totale
  `,
  shipping_marks: `
    contrassegni
    marcature
    marche
    marche e numeri
  `,
  container_number: `
    container no
    contenitore no
    numero container
  `,
  goods_description: `
    descrizione della merce
    descrizione delle merci
    descrizione merce
    merce:
    natura della merce
  `,
  goods_total: `
    imponibile
    importo netto
    netto merce
    subtotale
    totale beni
    totale imponibile
    totale merce
    totale netto
    totale netto merce
    valore della merce
    valore merce
  `,
  freight: `
    costo trasporto
    nolo
    nolo marittimo
    spese di spedizione
    spese di trasporto
    spese spedizione
    spese trasporto
    trasporto
  `,
  insurance: `
    assicurazione
    costo assicurazione
    spese di assicurazione
  `,
  discount: `
    abbuono
    sconti
    sconto
    sconto cliente
  `,
  tax: `
    importo iva
    imposta
    iva
    totale iva
  `,
  other_charges: `
    altre spese
    imballi
    spese accessorie
    spese di imballaggio
    spese documentazione
    spese imballo
    spese incasso
    spese varie
  `,
  deposit: `
    acconto
    acconto versato
    anticipo
  `,
  total_amount: `
    importo fattura
    importo totale
    netto a pagare
    totale
    totale a pagare
    totale complessivo
    totale da pagare
    totale documento
    totale euro
    totale fattura
    totale generale
    valore totale
  `,
  total_in_words: `
    importo in lettere
    in lettere
  `,
  hs_code: `
    codice doganale
    codice nc
    codice taric
    nomenclatura combinata
    tariffa doganale
    voce doganale
  `,
} satisfies MoreLabels;
