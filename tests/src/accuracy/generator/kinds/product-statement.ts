import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import type { PaperContext } from './paper-context.js';
import { letterheadOf } from './parts/put-parties.js';

/** What a supplier states about products for one border rule: that they hold no asbestos, or that their timber was not logged illegally. */
export function productStatement(context: PaperContext, type: 'ASB' | 'ILD'): Paper {
  const { dice, shipment, words, writing } = context;
  const { seller, consignee, references, lines } = shipment;
  const { titles, sentences, caption } = words.statement(type);
  const draft = new Draft(type, words, writing);
  draft.say({ company_name: seller.name });
  draft.print('references', 'date', writing.day(references.invoiceDay), { issue_date: references.invoiceDay });
  if (dice.happens(0.6)) draft.print('references', 'invoice_number', references.invoice, { invoice_number: references.invoice });
  else draft.leaveOut('invoice_number');
  if (dice.happens(0.5)) draft.print('parties', 'importer', [consignee.name, ...consignee.address], {});
  const goods = lines.map(({ description }) => description);
  draft.print('cargo', 'declared_goods', goods, { goods_description: goods });
  if (dice.happens(0.6)) draft.print('cargo', 'country_of_origin', seller.country.name, { country_of_origin: seller.country.name });
  else draft.leaveOut('country_of_origin');
  const isSigned = dice.happens(0.7);
  const name = dice.pick(words.phrases('manufacturer_name'));
  draft.say({ signature_exists: isSigned });
  draft.print('closing', 'printed_name', name, { printed_name: name });
  draft.print('closing', 'position', dice.pick(['Export Manager', 'QA Manager', 'Managing Director', 'Sales Director']), {});
  return draft.finish({
    title: dice.pick(titles),
    issuer: letterheadOf(seller),
    remarks: [dice.pick(sentences)],
    signature: { caption, company: seller.name, isSigned },
    stamp: dice.happens(0.4) ? seller.name : null,
  });
}
