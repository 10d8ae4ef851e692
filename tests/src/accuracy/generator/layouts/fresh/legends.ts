import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** Frames whose captions stand in the middle of their upper edge, as programs draw groups of fields. */
export const legends: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const edge = dice.pick(['1px solid #000', '0.75px solid #777', '1px solid #4a6d8c']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 9pt; }
h1 { font-size: 14pt; margin: 4px 0 10px; text-align: ${dice.pick(['left', 'center'])}; }
fieldset { border: ${edge}; ${dice.happens(0.4) ? 'border-radius: 5px;' : ''} margin: 0; padding: 2px 6px 5px; min-width: 0;
  overflow-wrap: anywhere; }
legend { font-size: ${dice.pick(['7pt', '8pt', '9pt'])}; padding: 0 4px; ${dice.happens(0.4) ? 'font-weight: bold;' : ''} }
.row { display: flex; gap: 8px; margin-bottom: 6px; } .row > fieldset { flex: 1; }
.goods { margin: 8px 0; } .goods th, .goods td { border: ${edge}; padding: 3px; } .goods th { font-size: 7.5pt; }
.own b { font-size: 13pt; } .signature { margin: 12px 0 0 50%; } .remark { font-size: 8pt; }`;
  const frame = ({ label, lines }: Fact) => `<fieldset><legend>${text(label)}</legend>${linesOf(lines) || '&nbsp;'}</fieldset>`;
  const rows = (facts: readonly Fact[], width: number) =>
    facts
      .flatMap((_fact, index) =>
        index % width === 0
          ? [
              `<div class="row">${facts
                .slice(index, index + width)
                .map(frame)
                .join('')}</div>`,
            ]
          : [],
      )
      .join('');
  const { issuer, table } = paper;
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}<h1>${text(paper.title)}</h1>
${rows(parties, 2)}${rows(references, 3)}${rows([...route, ...terms], 4)}${table === null ? '' : goodsTable(table, 'goods')}${rows(cargo, 2)}
${rows(sums, 4)}${remarksBlock(paper)}${rows(closing, 2)}${signatureBlock(paper, dice)}`,
  );
};
