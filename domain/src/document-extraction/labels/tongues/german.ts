import type { MoreLabels } from '../more-labels.js';

/** Labels in German and Dutch, alone or beside English ones. */
export const GERMAN_LABELS = {
  seller: '{verkäufer,lieferant,verkauft von,rechnungssteller,verkoper,leverancier}',
  shipper: '{exporteur,versender,absender,ausführer,absender exporteur,versandadresse,afzender,exporteur verkäufer}',
  buyer:
    '{käufer,kunde,importeur,rechnungsempfänger,rechnungsadresse,auftraggeber,rechnung an,besteller,rechnungsanschrift,koper,klant,factuuradres}',
  consignee: '{empfänger,warenempfänger,lieferadresse,lieferanschrift,lieferung an,versand an,ontvanger,geadresseerde,afleveradres}',
  notify: '{meldeadresse,benachrichtigung,zu benachrichtigen,notify adresse}',
  producer: '{hersteller,erzeuger,produzent,name des herstellers,fabrikant,producent}',
  invoice_number:
    '{rechnung,handelsrechnung,proformarechnung,proforma rechnung,exportrechnung,zollrechnung,factuur,handelsfactuur} {no,nr,nummer}|{rechnungsnummer,rechnungs no,re no,factuurnummer,fakturanummer,faktura no,belegnummer,handelsrechnung,proformarechnung}',
  invoice_date: '{rechnungsdatum,rechnung vom,datum der rechnung,factuurdatum,fakturadatum,rechnungs und lieferdatum}',
  issue_date: '{ausstellungsdatum,ausgestellt am,datum der ausstellung,belegdatum}',
  date: '{datum,dokumentdatum}',
  due_date: '{fälligkeitsdatum,fällig am,zahlbar bis,fälligkeit,zahlungsziel,vervaldatum,zahlbar am}',
  purchase_order:
    '{bestellnummer,bestell no,bestellung,ihre bestellung,ihre bestellnummer,kundenbestellnummer,ihre auftragsnummer,bestellung no,ihr auftrag,ihr zeichen,ihre referenz,kundenreferenz,bestelnummer,uw bestelling,uw referentie}',
  order_number: '{auftragsnummer,auftrag,auftrag no,auftragsbestätigung,unser auftrag,ordernummer,kommission}',
  contract_number: '{vertrag no,vertragsnummer,kontrakt no}',
  packing_list_number: '{packliste,packliste no,packlistennummer,lieferschein,lieferschein no,lieferscheinnummer,pakbon no,paklijst no}',
  certificate_number: '{zertifikat no,zeugnis no,bescheinigung no,ursprungszeugnis no,zertifikatnummer}',
  port_of_loading: '{verladehafen,ladehafen,abgangshafen,verschiffungshafen,abgangsflughafen,ladeort,laadhaven,haven van lading}',
  port_of_discharge: '{löschhafen,entladehafen,bestimmungshafen,zielhafen,zielflughafen,bestimmungsflughafen,losshaven,entladeort}',
  place_of_delivery: '{lieferort,bestimmungsort,endbestimmungsort,ablieferungsort}',
  transport_mode: '{transportart,versandart,beförderungsart,transportmittel,verkehrszweig,transportweg,verzendwijze}',
  vessel: '{schiff,schiffsname,seeschiff}',
  voyage: '{reise no,reisenummer,voyage no}',
  incoterm:
    '{lieferbedingung,lieferbedingungen,lieferkondition,lieferkonditionen,incoterm,lieferklausel,leveringsvoorwaarden,leveringsconditie}',
  payment_terms:
    '{zahlungsbedingung,zahlungsbedingungen,zahlungskondition,zahlungskonditionen,zahlungsart,zahlungsweise,betalingsvoorwaarden,betalingsconditie}',
  currency: '{währung,rechnungswährung,belegwährung,valuta,munt}',
  country_of_origin: '{ursprungsland,ursprung,herkunftsland,warenursprung,land des ursprungs,land van oorsprong,oorsprong}',
  country_of_export: '{ausfuhrland,versendungsland,exportland,versandland,herkunftsland der sendung}',
  country_of_destination: '{bestimmungsland,einfuhrland,zielland,empfangsland,land van bestemming}',
  packages:
    '{packstücke,anzahl packstücke,anzahl der packstücke,anzahl kolli,kolli,colli,anzahl colli,gesamtzahl packstücke,anzahl paletten,anzahl kartons,anzahl und art der packstücke,aantal colli}',
  package_type: '{verpackung,verpackungsart,art der packstücke,verpakking}',
  net_weight:
    '{nettogewicht,netto gewicht,gewicht netto,eigenmasse,nettomasse,gesamtnettogewicht,gesamt netto,gesamtgewicht netto,nettogewicht gesamt,nettogewicht kg}',
  gross_weight:
    '{bruttogewicht,brutto gewicht,gewicht brutto,rohmasse,bruttomasse,gesamtbruttogewicht,gesamt brutto,gesamtgewicht brutto,gesamtgewicht,bruttogewicht gesamt,brutogewicht}',
  volume: '{volumen,rauminhalt,gesamtvolumen,kubatur,inhalt m3,volumen gesamt}',
  dimensions: '{abmessungen,maße,abmessung,afmetingen}',
  shipping_marks: '{markierung,zeichen und nummern,markierungen,zeichen und no,merken en nummers,signum}',
  container_number: '{containernummer,container nummer,containernr}',
  goods_description:
    '{warenbezeichnung,bezeichnung der waren,warenbeschreibung,beschreibung der waren,bezeichnung:,omschrijving der goederen}',
  goods_total:
    '{warenwert,zwischensumme,summe netto,nettosumme,nettobetrag,netto summe,gesamt netto betrag,summe positionen,positionssumme,summe waren,nettowarenwert,gesamtwarenwert,netto warenwert,subtotaal,netto betrag,total netto,gesamtbetrag netto}',
  freight: '{fracht,frachtkosten,transportkosten,versandkosten,seefracht,luftfracht,frachtanteil,verzendkosten,vrachtkosten,lieferkosten}',
  insurance: '{versicherung,versicherungskosten,transportversicherung,verzekering}',
  discount: '{rabatt,skonto,nachlass,preisnachlass,abzüglich rabatt,sonderrabatt,korting}',
  tax: '{mwst,ust,umsatzsteuer,mehrwertsteuer,btw,zzgl mwst}',
  other_charges:
    '{verpackungskosten,nebenkosten,sonstige kosten,bearbeitungsgebühr,zuschlag,mindermengenzuschlag,sonstige gebühren,dokumentenkosten}',
  deposit: '{anzahlung,abzüglich anzahlung,bereits bezahlt,geleistete anzahlung}',
  total_amount:
    '{gesamtbetrag,rechnungsbetrag,endbetrag,gesamtsumme,gesamt:,rechnungssumme,zahlbetrag,endsumme,gesamtpreis,bruttobetrag,rechnungsgesamtbetrag,zu zahlen,zu zahlender betrag,rechnungsendbetrag,totaalbedrag,te betalen,eindbedrag,gesamtwert,total betrag,rechnungsbetrag brutto,gesamtbetrag brutto}',
  total_in_words: '{in worten,betrag in worten}',
  hs_code:
    '{zolltarifnummer,warennummer,statistische warennummer,zolltarif no,warentarifnummer,hs nummer,statistiknummer,goederencode,taric no}',
} satisfies MoreLabels;
