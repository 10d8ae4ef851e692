import { CHANCE } from '../certainty.js';
import type { OpenDocument } from '../open-document.js';
import type { RankedCandidate } from '../ranker/ranking.js';
import { taggedValues } from '../tagger/tagged-values.js';
import { fillWith } from './fill-with.js';

/** Values of which little is left after their tests give way to others that the network finds likely. */
export function taggedInstead(document: OpenDocument): Partial<OpenDocument> {
  const { header, lines } = document.understood;
  const { certainty, network } = CHANCE.replacesTagged;
  const poor = new Map([...header].filter(([, value]) => value.certainty < certainty));
  if (poor.size === 0 || document.tagged.length === 0) return {};
  const tagged = taggedValues(document);
  const instead = (field: string): RankedCandidate | null => {
    const likely = tagged.get(field);
    const before = [...poor].find(([name]) => name === field)?.[1];
    return likely === undefined || before === undefined || likely.chance < network || likely.value === before.value ? null : likely;
  };
  const others = new Map([...header].filter(([field]) => !poor.has(field)));
  const filled = fillWith({ ...document, understood: { header: others, lines } }, instead).understood.header;
  return { understood: { header: new Map([...header].map(([field, value]) => [field, filled.get(field) ?? value])), lines } };
}
