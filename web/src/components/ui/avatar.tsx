import { clsx } from 'clsx';
import { contrast, parseHex, type Rgb } from '../../lib/colour/contrast.js';
import { languageOf } from './name-text.js';

const WHITE: Rgb = [1, 1, 1];
const INK: Rgb = [0.07, 0.09, 0.12];
const GREY = '6b7280';

interface AvatarProps {
  readonly name: string;
  /** Hex without #; anything else is the default grey. */
  readonly color: string;
  /** An address of data; without one there are initials. */
  readonly picture?: string | null;
  readonly size?: 'small' | 'regular' | 'large';
  /** Machines have rounded squares. */
  readonly machine?: boolean;
}

const sizes = { small: 'size-[18px] text-[9px]', regular: 'size-5 text-[9px]', large: 'size-[26px] text-[11px]' };

/** A person's picture, or their initials on their colour, in white or ink, whichever can be read. */
export function Avatar({ name, color, picture = null, size = 'regular', machine = false }: AvatarProps) {
  const ground = parseHex(color) ?? parseHex(GREY) ?? WHITE;
  const light = contrast(WHITE, ground) >= contrast(INK, ground);
  return (
    <span
      role="img"
      aria-label={name}
      data-tip={name}
      lang={languageOf(name)}
      className={clsx(
        'inline-grid shrink-0 place-items-center overflow-hidden leading-none font-semibold',
        machine ? 'rounded-control' : 'rounded-full',
        sizes[size],
        languageOf(initials(name)) && 'text-caption!',
      )}
      style={{ background: `rgb(${ground.map((c) => Math.round(c * 255)).join(' ')})`, color: light ? '#fff' : '#121720' }}
    >
      {picture === null ? initials(name) : <img src={picture} alt="" className="size-full object-cover" />}
    </span>
  );
}

/** Nobody yet. */
export function NoAvatar({ label, size = 'regular' }: { label: string; size?: AvatarProps['size'] }) {
  return (
    <span
      role="img"
      aria-label={label}
      data-tip={label}
      className={clsx('inline-block shrink-0 rounded-full border border-dashed border-control', sizes[size ?? 'regular'])}
    />
  );
}

/** Two letters of a Latin name, the last character of a Chinese one. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  if (/^\p{Script=Han}/u.test(name)) return [...name.trim()].at(-1) ?? '';
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
}
