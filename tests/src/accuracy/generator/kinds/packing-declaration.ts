import { Draft } from '../draft.js';
import type { Paper, Question } from '../paper.js';
import type { PaperContext } from './paper-context.js';
import { letterheadOf } from './parts/put-parties.js';

/** What a packer states for biosecurity: no straw or bamboo, which timber, how treated; once, or for a year. */
export function packingDeclaration(context: PaperContext): Paper {
  const { dice, shipment, words, writing } = context;
  const { seller, journey, references, containers } = shipment;
  const isAnnual = dice.happens(0.25);
  const draft = new Draft(isAnnual ? 'APD' : 'PKD', words, writing);
  draft.say({ issuer_address: seller.address.join(', ') });
  if (!isAnnual) {
    draft.print('route', 'vessel', journey.vessel, { vessel: journey.vessel });
    draft.print('route', 'voyage', journey.voyage, { voyage: journey.voyage });
    const link = dice.pick([references.houseBill, containers[0]?.number ?? references.houseBill]);
    if (dice.happens(0.8)) draft.print('route', 'consignment_identifier', link, { consignment_identifier: link });
    else draft.printBlank('route', 'consignment_identifier', ['consignment_identifier']);
  }
  const isSigned = dice.happens(0.6);
  const name = dice.pick(words.phrases('packer_name'));
  draft.say({ signature_exists: isSigned });
  if (isSigned) {
    draft.print('closing', 'printed_name', name, { printed_name: name });
    draft.print('closing', 'issue_date', writing.day(references.shippedDay), { issue_date: references.shippedDay });
  } else {
    draft.printBlank('closing', 'printed_name', ['printed_name']);
    draft.printBlank('closing', 'issue_date', ['issue_date']);
  }
  const questions = questionsOf(draft, context);
  const looks = {
    title: isAnnual ? words.phrase('title_annual') : dice.pick(words.phrases('title_declaration')),
    issuer: letterheadOf(seller),
    remarks: [words.phrase('declaration_remark')],
    signature: { caption: words.phrase('declaration_caption'), company: '', isSigned },
    stamp: null,
  };
  return draft.finish(looks, questions);
}

/** Treatment is only answered where timber was used. */
function questionsOf(draft: Draft, { dice, words }: PaperContext): Question[] {
  const [isBad, hasTimber, hasBamboo, isMarked] = [dice.happens(0.1), dice.happens(0.6), dice.happens(0.1), dice.happens(0.7)];
  draft.say({
    q1_unacceptable_packaging: isBad ? 'YES' : 'NO',
    q2_timber: hasTimber ? 'YES' : 'NO',
    q2_bamboo: hasBamboo ? 'YES' : 'NO',
    q3_ispm15: hasTimber && isMarked ? true : null,
  });
  return [
    {
      name: '1',
      words: words.phrase('ask_unacceptable'),
      answers: yesOrNo(isBad),
    },
    {
      name: '2a',
      words: words.phrase('ask_timber'),
      answers: yesOrNo(hasTimber),
    },
    {
      name: '2b',
      words: words.phrase('ask_bamboo'),
      answers: yesOrNo(hasBamboo),
    },
    {
      name: '3',
      words: words.phrase('ask_treated'),
      answers: [
        { words: words.phrase('answer_ispm'), isChosen: hasTimber && isMarked },
        { words: words.phrase('answer_treated'), isChosen: hasTimber && !isMarked },
      ],
    },
  ];
}

function yesOrNo(isYes: boolean): Question['answers'] {
  return [
    { words: 'YES', isChosen: isYes },
    { words: 'NO', isChosen: !isYes },
  ];
}
