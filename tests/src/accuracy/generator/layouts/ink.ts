import type { Dice } from '../dice.js';
import { text } from './html.js';

/** A signature: a line of ink drawn by hand. */
export function signatureInk(dice: Dice): string {
  const points = Array.from({ length: 14 }, (_none, step) => `${10 + step * 9 + dice.between(-6, 6)},${dice.between(4, 34)}`);
  const [first = '0,0', ...rest] = points;
  return `<svg width="150" height="38"><path d="M${first} S${rest.join(' ')} 146,18 148,20" fill="none" stroke="#1c2c6e" stroke-width="1.4"/></svg>`;
}

/** A round stamp of a company, or a word stamped across the paper, as a picture: its letters are ink, not words of the paper. */
export function stampInk(dice: Dice, words: string): string {
  const color = dice.pick(['#b3202a', '#27408b']);
  const turn = dice.between(-24, 24);
  const label = text(words.slice(0, 26));
  const turned = `transform="rotate(${turn} 75 75)"`;
  const circles = '<circle cx="75" cy="75" r="62"/><circle cx="75" cy="75" r="48" stroke-width="1.5"/>';
  const rings = `<g ${turned} fill="none" stroke="${color}" stroke-width="3" opacity="0.6">${circles}</g>`;
  const font = 'text-anchor="middle" font-family="Liberation Sans" font-size="11"';
  const said = `<text x="75" y="80" ${turned} ${font} fill="${color}" opacity="0.7">${label}</text>`;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150">${rings}${said}</svg>`;
  return `<img class="stamp" style="right:${dice.between(10, 520)}px;bottom:${dice.between(0, 160)}px" src="data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}">`;
}
