import type { MoreLabels } from '../more-labels.js';

/** Labels in French, alone or beside English ones. */
export const FRENCH_LABELS = {
  seller: '{vendeur,fournisseur,émetteur,vendu par,facturé par,nom du vendeur,coordonnées du vendeur}',
  shipper: '{exportateur,expéditeur,chargeur,nom et adresse de l exportateur,expédié par,expéditeur exportateur,nom de l exportateur}',
  buyer: '{acheteur,client,importateur,facturé à,facturer à,adresse de facturation,vendu à,nom du client,acquéreur,donneur d ordre}',
  consignee:
    '{destinataire,livré à,livrer à,adresse de livraison,expédié à,destinataire final,réceptionnaire,lieu de livraison et destinataire,nom et adresse du destinataire}',
  notify: '{partie à notifier,notifier,personne à aviser,à notifier}',
  producer: '{producteur,fabricant,nom du fabricant,fabriqué par,produit par}',
  invoice_number:
    '{facture,facture commerciale,facture proforma,facture export} {,no,n,numéro,réf}|{numéro,no,n,réf,référence} {de facture,de la facture,facture}',
  invoice_date: '{date de facture,date de la facture,date facture,date de facturation}',
  issue_date: "{date d'émission,date de délivrance,délivré le,émis le,fait le}",
  date: '{date du document,en date du}',
  due_date: "{échéance,date d'échéance,date échéance,à payer avant le,date limite de paiement,date de paiement,payable le}",
  purchase_order:
    '{commande no,commande n,commande,bon de commande,bon de commande no,votre commande,réf commande,no de commande,numéro de commande,commande client,votre référence,vos références,réf client}',
  contract_number: '{contrat no,no de contrat,numéro de contrat}',
  packing_list_number: '{liste de colisage no,liste de colisage n,bordereau de colisage no,bon de livraison no,no de liste de colisage}',
  certificate_number: '{certificat no,certificat n,no de certificat,numéro de certificat,numéro du certificat}',
  port_of_loading: "{port,lieu,aéroport} {de chargement,d'embarquement,de départ,d'expédition}",
  port_of_discharge: "{port,lieu,aéroport} {de déchargement,de débarquement,d'arrivée}|{port,aéroport} de destination",
  place_of_delivery: '{lieu de livraison,destination finale,lieu de destination}',
  transport_mode: "{mode,moyen} {de transport,d'expédition,de livraison}",
  vessel: '{navire,nom du navire,bateau}',
  voyage: '{voyage no,no de voyage}',
  incoterm: '{incoterm,conditions de livraison,condition de livraison,termes de livraison,conditions de vente}',
  payment_terms: '{conditions,modalités,mode,délai,termes,condition,modalité} de {paiement,règlement}',
  currency: '{devise,monnaie,devise de facturation,monnaie de facturation}',
  country_of_origin: "{pays d'origine,origine,origine des marchandises,fabriqué en,pays de fabrication,origine de la marchandise}",
  country_of_export: "{pays d'exportation,pays d'expédition,pays de provenance,pays exportateur}",
  country_of_destination: '{pays de destination,pays destinataire,pays de destination finale,pays importateur}',
  packages:
    '{colis,nombre de colis,nb de colis,nbre de colis,total colis,nombre total de colis,nombre et nature des colis,nombre de palettes,nombre de cartons}',
  package_type: "{type d'emballage,nature des colis,type de colis,emballage}",
  net_weight: '{poids net,poids net total,total poids net}',
  gross_weight: '{poids brut,poids brut total,total poids brut}',
  volume: '{volume total,cubage,volume m3,volume total m3}',
  shipping_marks: '{marques et numéros,marques,marques d expédition,marques et numéros des colis}',
  container_number: '{conteneur,conteneur no,no de conteneur,numéro de conteneur}',
  goods_description:
    '{désignation des marchandises,désignation:,description des marchandises,marchandises,nature des marchandises,nature de la marchandise}',
  goods_total:
    '{montant ht,total ht,montant hors taxes,total hors taxes,sous total,valeur des marchandises,valeur marchandise,total marchandises,montant des marchandises,valeur fob,total net ht,net ht}',
  freight:
    '{frais de port,frais de transport,transport:,port:,fret,fret maritime,fret aérien,frais de livraison,frais d expédition,coût du transport}',
  insurance: "{assurance,frais d'assurance,prime d'assurance,coût de l'assurance}",
  discount: '{remise,rabais,ristourne,escompte,remise commerciale,réduction}',
  tax: '{tva,montant tva,total tva,taxe:,taxes:}',
  other_charges: "{autres frais,frais divers,frais d'emballage,emballages,frais de dossier,frais de douane,frais bancaires,frais}",
  total_amount:
    '{total ttc,montant ttc,net à payer,total à payer,montant total,montant à payer,total général,total facture,montant de la facture,total de la facture,valeur totale,total dû,somme totale,prix total cif}',
  total_in_words: '{arrêtée la présente facture à la somme de,montant en lettres,en toutes lettres,somme en lettres}',
  hs_code: '{code douanier,nomenclature douanière,code sh,position tarifaire,code nc,nomenclature,tarif douanier}',
} satisfies MoreLabels;
