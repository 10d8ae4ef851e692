import { expect, test } from 'vitest';
import { INVOICE_READ, readPrinted } from '../../testing/printed-invoice.js';

test('an invoice in French is read', () => {
  const read = readPrinted({
    title: 'Facture',
    parties: [
      ['Vendeur :', 'Fonderies du Rhône SARL', '12 quai Perrache', '69002 Lyon, France'],
      ['Facturé à :', 'Blue Gum Hardware Pty Ltd', '14 Mill Street', 'Fremantle WA 6160, Australie'],
      ['Adresse de livraison :', 'Swan River Depot Pty Ltd', '3 Dock Road', 'Kwinana WA 6167, Australie'],
    ],
    facts: [
      ['N° fact.', 'RG24-1187'],
      ['Date de la facture', 'le 7 mars 2026'],
      ['N° client', '10442'],
      ['Votre n° de commande', 'PO-3391'],
      ['Bon de livraison n°', 'LS-808'],
      ['Date de la commande', '12/01/2026'],
      ['Échéance', '06/04/2026'],
      ['Conditions de livraison', 'FCA Lyon'],
      ['N° TVA intracommunautaire', 'FR40123456789'],
      ['Devise', 'EUR'],
      ['Pays d’origine', 'France'],
      ['Poids brut', '412,5 kg'],
      ['Nombre de colis', '6'],
      ['Interlocuteur', 'Mme Kern'],
    ],
    heads: ['Pos.', 'Réf.', 'Désignation', 'Qté', 'Unité', 'P.U. HT', 'Montant HT'],
    rows: [
      ['1', 'BT-20', 'Charnière zinguée', '1 200', 'pièce', '1,85', '2 220,00'],
      ['2', 'SL-4', 'Gâche plate', '300', 'paire', '0,90', '270,00'],
    ],
    sums: [
      ['Total HT', '2 490,00 €'],
      ['TVA 19 %', '473,10 €'],
      ['Net à payer', '2 963,10 €'],
    ],
  });
  const own = { seller_name: 'Fonderies du Rhône SARL', currency: 'EUR', country_of_origin: 'France' };
  expect(read.header).toMatchObject({ ...INVOICE_READ.header, ...own });
  expect(read.lines).toMatchObject([
    { ...INVOICE_READ.lines[0], description: 'Charnière zinguée', quantity_unit: 'pièce' },
    { ...INVOICE_READ.lines[1], description: 'Gâche plate', quantity_unit: 'paire' },
  ]);
});
