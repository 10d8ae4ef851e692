import { hasSameSides, isClosed } from '../page/enclosure.js';
import { partOf } from '../page/phrases.js';
import type { Concept } from './concepts.js';
import type { Label } from './label.js';

const OF_TRANSPORT = new Set<Concept>(['vessel', 'vessel_and_voyage', 'flight', 'transport_mode']);
const FROM = /^\W*(?:\d{1,2}\W+)?from\W*$/iu;
const TO = /^\W*(?:\d{1,2}\W+)?to\W*$/iu;
const BY = /^\W*by\s+(?:sea|ocean|ship|vessel|air)\s*[:：]\s*/iu;

/** In the box of a form that asks how goods travel, `From` and `To` are ports and `By sea` goes before the ship; elsewhere they may be parties. */
export function withTransportBoxes(labels: readonly Label[]): Label[] {
  const boxes = labels.filter(
    ({ concepts, cell, inline }) => inline === null && isClosed(cell) && concepts.some((one) => OF_TRANSPORT.has(one)),
  );
  return labels.map((label) => {
    const isInBox = boxes.some(({ cell, area }) => hasSameSides(cell, label.cell) && area.top < label.area.top);
    if (!isInBox) return label;
    if (FROM.test(label.text)) return { ...label, concepts: ['port_of_loading'] };
    return TO.test(label.text) ? { ...label, concepts: ['port_of_discharge'] } : bySea(label);
  });
}

/** `By sea: AURORA 12W` names the ship. */
function bySea(label: Label): Label {
  const [phrase] = label.phrases;
  const way = phrase === undefined ? null : BY.exec(phrase.text);
  const inline = phrase === undefined || way === null ? null : partOf(phrase, way[0].length, phrase.text.length);
  return inline === null || way === null ? label : { ...label, text: way[0], concepts: ['vessel'], inline, ending: 'colon' };
}
