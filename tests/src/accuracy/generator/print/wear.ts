import type { Dice } from '../dice.js';
import type { Medium } from '../medium.js';

/** What a paper goes through on a scanner's glass or before a camera, as a style for its page: skew, noise, folds, shadow, blur. */
export function worn(html: string, medium: Extract<Medium, 'scan' | 'photo'>, dice: Dice): string {
  const turn = medium === 'scan' ? (dice.share() - 0.5) * 3 : (dice.share() - 0.5) * 5;
  const lean = medium === 'scan' ? '' : `perspective(1800px) rotateX(${dice.between(-5, 5)}deg) rotateY(${dice.between(-5, 5)}deg) `;
  const css = `
html { background: ${medium === 'scan' ? '#fff' : dice.pick(['#5a4632', '#8d8d86', '#3b4250'])}; overflow: hidden; }
body { width: 794px; height: 1123px; padding: 45px; background: #fdfdfb; transform-origin: center; transform: ${lean}rotate(${turn.toFixed(2)}deg) scale(${medium === 'scan' ? 1 : 0.96});
  filter: blur(${(dice.share() * 0.45).toFixed(2)}px) contrast(${(0.75 + dice.share() * 0.2).toFixed(2)}) grayscale(${dice.happens(0.5) ? 1 : 0}); }`;
  const layers = [noise(dice), ...(dice.happens(0.4) ? [fold(dice)] : []), ...(medium === 'photo' ? [shadow(dice)] : [])];
  return html.replace('</style>', `${css}</style>`).replace('</body>', `${layers.join('')}</body>`);
}

function layer(style: string, inside = ''): string {
  return `<div style="position:absolute;left:0;top:0;width:794px;height:1123px;pointer-events:none;${style}">${inside}</div>`;
}

/** Grain, and specks of dust where it is coarse. */
function noise(dice: Dice): string {
  const filter = `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="${dice.pick([0.7, 0.9])}" numOctaves="2"
seed="${dice.between(1, 9999)}"/><feColorMatrix type="saturate" values="0"/></filter>`;
  return layer(
    `mix-blend-mode:multiply;opacity:${(0.08 + dice.share() * 0.2).toFixed(2)}`,
    `<svg width="794" height="1123" style="display:block">${filter}<rect width="794" height="1123" filter="url(#grain)"/></svg>`,
  );
}

/** A crease across the page: a thin light line with a shade beside it. */
function fold(dice: Dice): string {
  const at = dice.pick([33, 50, 66]);
  return layer(
    `background:linear-gradient(to bottom, transparent ${at - 1}%, rgba(0,0,0,.18) ${at - 0.1}%, rgba(255,255,255,.7) ${at}%, rgba(0,0,0,.1) ${at + 0.2}%, transparent ${at + 1.4}%)`,
  );
}

function shadow(dice: Dice): string {
  return layer(`background:linear-gradient(${dice.between(90, 200)}deg, rgba(0,0,0,.28), transparent 55%)`);
}
