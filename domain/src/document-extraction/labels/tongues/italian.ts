import type { MoreLabels } from '../more-labels.js';

/** Labels in Italian, alone or beside English ones. */
export const ITALIAN_LABELS = {
  seller: '{venditore,fornitore,cedente,emittente,venduto da,cedente prestatore}',
  shipper: '{esportatore,mittente,speditore,caricatore,nome e indirizzo esportatore}',
  buyer:
    '{acquirente,compratore,cliente,importatore,cessionario,fatturato a,intestatario,intestazione,spett le,spettabile,cliente destinatario fattura,cessionario committente}',
  consignee:
    '{destinatario,consegnare a,luogo di consegna merce,indirizzo di consegna,spedito a,spedire a,destinazione merce,destinatario merce}',
  producer: '{produttore,fabbricante,prodotto da,fabbricato da}',
  invoice_number:
    '{fattura,fattura commerciale,fattura proforma,fattura export,fattura accompagnatoria} {,no,n,numero}|{numero,no,n} {fattura,della fattura,documento}',
  invoice_date: '{data fattura,data della fattura,fattura del}',
  issue_date: '{data di emissione,data emissione,data di rilascio,emesso il,rilasciato il}',
  date: '{data:,data documento,del:}',
  due_date: '{scadenza,data scadenza,data di scadenza,scadenze,scadenza pagamento}',
  purchase_order:
    '{ordine no,ordine n,ordine cliente,vostro ordine,vs ordine,vs ordine no,numero ordine,ordine di acquisto,rif ordine,ordine d acquisto,vostro riferimento,vs riferimento,vs rif}',
  order_number: '{nostro ordine,ns ordine,ns rif,nostro riferimento,conferma d ordine}',
  packing_list_number: '{lista colli no,distinta colli no,lista di imballaggio no,ddt no,documento di trasporto no,bolla no}',
  certificate_number: '{certificato no,numero certificato,certificato n}',
  port_of_loading: '{porto,luogo,aeroporto} {di imbarco,di carico,di partenza,d imbarco,di caricazione}',
  port_of_discharge: '{porto,luogo,aeroporto} {di sbarco,di scarico,di arrivo,di scaricazione}|{porto,aeroporto} di destinazione',
  place_of_delivery: '{luogo di consegna,destinazione finale,luogo di destinazione}',
  transport_mode: '{mezzo di trasporto,modalità di trasporto,trasporto a mezzo,mezzo di spedizione,tipo di trasporto,spedizione a mezzo}',
  vessel: '{nave,motonave,nome della nave}',
  voyage: '{viaggio,viaggio no}',
  incoterm: '{resa,termini di consegna,condizioni di consegna,termini di resa,resa merce,porto resa,condizioni di resa}',
  payment_terms: '{condizioni,modalità,termini,tipo,forma} {di pagamento,pagamento}|pagamento',
  currency: '{valuta,divisa,moneta}',
  country_of_origin:
    "{paese di origine,paese d'origine,origine,origine della merce,origine merce,paese origine,prodotto in,nazione di origine}",
  country_of_export: '{paese di esportazione,paese di provenienza,paese di spedizione}',
  country_of_destination: '{paese di destinazione,paese destinazione,nazione di destinazione}',
  packages:
    '{colli,numero colli,no colli,n colli,totale colli,numero dei colli,numero totale colli,totale cartoni,numero e tipo di colli,nr colli}',
  package_type: '{imballo,imballaggio,tipo imballo,aspetto esteriore dei beni,aspetto dei beni,tipo di imballaggio}',
  net_weight: '{peso netto,peso netto totale,totale peso netto,peso netto kg}',
  gross_weight: '{peso lordo,peso lordo totale,totale peso lordo,peso lordo kg}',
  volume: '{volume totale,cubatura,volume mc,metri cubi}',
  shipping_marks: '{marche,marche e numeri,contrassegni,marcature}',
  container_number: '{contenitore no,container no,numero container}',
  goods_description: '{descrizione della merce,descrizione merce,natura della merce,descrizione delle merci,merce:}',
  goods_total:
    '{totale merce,imponibile,totale imponibile,totale netto,valore della merce,valore merce,importo netto,subtotale,totale netto merce,totale beni,netto merce}',
  freight: '{trasporto,spese di trasporto,spese trasporto,nolo,nolo marittimo,spese di spedizione,costo trasporto,spese spedizione}',
  insurance: '{assicurazione,spese di assicurazione,costo assicurazione}',
  discount: '{sconto,abbuono,sconti,sconto cliente}',
  tax: '{iva,imposta,totale iva,importo iva}',
  other_charges: '{spese accessorie,spese imballo,spese varie,altre spese,spese incasso,imballi,spese di imballaggio,spese documentazione}',
  deposit: '{acconto,acconto versato,anticipo}',
  total_amount:
    '{totale fattura,totale documento,totale da pagare,netto a pagare,importo totale,totale generale,totale euro,valore totale,totale a pagare,totale complessivo,importo fattura,totale}',
  total_in_words: '{in lettere,importo in lettere}',
  hs_code: '{codice doganale,voce doganale,nomenclatura combinata,codice taric,tariffa doganale,codice nc}',
} satisfies MoreLabels;
