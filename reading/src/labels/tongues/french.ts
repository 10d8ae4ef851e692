import type { MoreLabels } from '../more-labels.js';

/** Labels in French, alone or beside English ones. */
export const FRENCH_LABELS = {
  seller: `
    coordonnées du vendeur
    facturé par
    fournisseur
    nom du vendeur
    vendeur
    vendu par
    émetteur
  `,
  shipper: `
    chargeur
    exportateur
    expéditeur
    expéditeur exportateur
    expédié par
    nom de l exportateur
    nom et adresse de l exportateur
  `,
  buyer: `
    acheteur
    acquéreur
    adresse de facturation
    client
    donneur d ordre
    facturer à
    facturé à
    importateur
    nom du client
    vendu à
  `,
  consignee: `
    adresse de livraison
    destinataire
    destinataire final
    expédié à
    lieu de livraison et destinataire
    livrer à
    livré à
    nom et adresse du destinataire
    réceptionnaire
  `,
  notify: `
    notifier
    partie à notifier
    personne à aviser
    à notifier
  `,
  producer: `
    fabricant
    fabriqué par
    nom du fabricant
    producteur
    produit par
  `,
  invoice_number: `
    {facture,facture commerciale,facture proforma,facture export} {,no,n,numéro,réf}
    {numéro,no,n,réf,référence} {de facture,de la facture,facture}
  `,
  invoice_date: `
    date de facturation
    date de facture
    date de la facture
    date facture
  `,
  issue_date: `
    date d'émission
    date de délivrance
    délivré le
    fait le
    émis le
  `,
  date: `
    date du document
    en date du
  `,
  due_date: `
    date d'échéance
    date de paiement
    date limite de paiement
    date échéance
    payable le
    à payer avant le
    échéance
  `,
  purchase_order: `
    bon de commande
    bon de commande no
    commande
    commande client
    commande n
    commande no
    no de commande
    numéro de commande
    réf client
    réf commande
    vos références
    votre commande
    votre référence
  `,
  contract_number: `
    contrat no
    no de contrat
    numéro de contrat
  `,
  packing_list_number: `
    bon de livraison no
    bordereau de colisage no
    liste de colisage n
    liste de colisage no
    no de liste de colisage
  `,
  certificate_number: `
    certificat n
    certificat no
    no de certificat
    numéro de certificat
    numéro du certificat
  `,
  port_of_loading: "{port,lieu,aéroport} {de chargement,d'embarquement,de départ,d'expédition}",
  port_of_discharge: `
    {port,aéroport} de destination
    {port,lieu,aéroport} {de déchargement,de débarquement,d'arrivée}
  `,
  place_of_delivery: `
    destination finale
    lieu de destination
    lieu de livraison
  `,
  transport_mode: "{mode,moyen} {de transport,d'expédition,de livraison}",
  vessel: `
    bateau
    navire
    nom du navire
  `,
  voyage: `
    no de voyage
    voyage no
  `,
  incoterm: `
    condition de livraison
    conditions de livraison
    conditions de vente
    incoterm
    termes de livraison
  `,
  payment_terms: '{conditions,modalités,mode,délai,termes,condition,modalité} de {paiement,règlement}',
  currency: `
    devise
    devise de facturation
    monnaie
    monnaie de facturation
  `,
  country_of_origin: `
    fabriqué en
    origine
    origine de la marchandise
    origine des marchandises
    pays d'origine
    pays de fabrication
  `,
  country_of_export: `
    pays d'exportation
    pays d'expédition
    pays de provenance
    pays exportateur
  `,
  country_of_destination: `
    pays de destination
    pays de destination finale
    pays destinataire
    pays importateur
  `,
  packages: `
    colis
    nb de colis
    nbre de colis
    nombre de cartons
    nombre de colis
    nombre de palettes
    nombre et nature des colis
    nombre total de colis
    total colis
  `,
  package_type: `
    emballage
    nature des colis
    type d'emballage
    type de colis
  `,
  net_weight: `
    poids net
    poids net total
    total poids net
  `,
  gross_weight: `
    poids brut
    poids brut total
    total poids brut
  `,
  volume: `
    cubage
    volume m3
    volume total
    volume total m3
  `,
  shipping_marks: `
    marques
    marques d expédition
    marques et numéros
    marques et numéros des colis
  `,
  container_number: `
    conteneur
    conteneur no
    no de conteneur
    numéro de conteneur
  `,
  goods_description: `
    description des marchandises
    désignation des marchandises
    désignation:
    marchandises
    nature de la marchandise
    nature des marchandises
  `,
  goods_total: `
    montant des marchandises
    montant hors taxes
    montant ht
    net ht
    sous total
    total hors taxes
    total ht
    total marchandises
    total net ht
    valeur des marchandises
    valeur fob
    valeur marchandise
  `,
  freight: `
    coût du transport
    frais d expédition
    frais de livraison
    frais de port
    frais de transport
    fret
    fret aérien
    fret maritime
    port:
    transport:
  `,
  insurance: `
    assurance
    coût de l'assurance
    frais d'assurance
    prime d'assurance
  `,
  discount: `
    escompte
    rabais
    remise
    remise commerciale
    ristourne
    réduction
  `,
  tax: `
    montant tva
    taxe:
    taxes:
    total tva
    tva
  `,
  other_charges: `
    autres frais
    emballages
    frais
    frais bancaires
    frais d'emballage
    frais de dossier
    frais de douane
    frais divers
  `,
  total_amount: `
    montant de la facture
    montant total
    montant ttc
    montant à payer
    net à payer
    prix total cif
    somme totale
    total de la facture
    total dû
    total facture
    total général
    total ttc
    total à payer
    valeur totale
  `,
  total_in_words: `
    arrêtée la présente facture à la somme de
    en toutes lettres
    montant en lettres
    somme en lettres
  `,
  hs_code: `
    code douanier
    code nc
    code sh
    nomenclature
    nomenclature douanière
    position tarifaire
    tarif douanier
  `,
} satisfies MoreLabels;
