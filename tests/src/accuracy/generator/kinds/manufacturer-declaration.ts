import { Draft } from '../draft.js';
import type { Paper } from '../paper.js';
import type { PaperContext } from './paper-context.js';
import { letterheadOf } from './parts/put-parties.js';

/** What a manufacturer states about goods, in a letter of its own. */
export function manufacturerDeclaration(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const { seller, references, lines } = shipment;
  const draft = new Draft('MDC', words, writing);
  draft.say({ company_name: seller.name });
  draft.print('references', 'date', writing.day(references.invoiceDay), { issue_date: references.invoiceDay });
  if (dice.happens(0.7)) draft.print('references', 'invoice_number', references.invoice, { invoice_number: references.invoice });
  else draft.leaveOut('invoice_number');
  const goods = lines.map(({ description }) => description);
  draft.print('cargo', 'declared_goods', goods, { goods_description: goods });
  if (dice.happens(0.5)) draft.print('cargo', 'country_of_origin', seller.country.name, { country_of_origin: seller.country.name });
  else draft.leaveOut('country_of_origin');
  const name = dice.pick(words.phrases('manufacturer_name'));
  const isSigned = dice.happens(0.6);
  draft.say({ signature_exists: isSigned });
  if (isSigned) draft.print('closing', 'printed_name', name, { printed_name: name });
  else draft.printBlank('closing', 'printed_name', ['printed_name']);
  return draft.finish({
    title: words.title(dice.pick(words.phrases('title_manufacturer')), '制造商声明'),
    issuer: letterheadOf(seller),
    remarks: [dice.pick(words.phrases('manufacturer_statement'))],
    signature: { caption: words.phrase('manufacturer_caption'), company: seller.name, isSigned },
    stamp: dice.happens(0.4) ? seller.name : null,
  });
}
