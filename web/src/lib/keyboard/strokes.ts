/** What counts of a key press; the browser's event has it, and tests can make it. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether keys are shown and taken as on a Mac. */
function isMac(platform: string = navigator.platform): boolean {
  return /^(Mac|iP)/.test(platform);
}

/**
 * A key press as one word: `j`, `mod+k`, `shift+arrowdown`, `alt+1`. `mod` is ⌘ on a Mac and Ctrl elsewhere.
 * Shift is left out where it only makes the sign, so that `?` is `?` on every keyboard.
 */
export function strokeOf(press: KeyPress, mac: boolean = isMac()): string {
  const mod = mac ? press.metaKey : press.ctrlKey;
  // With Alt held a Mac types another sign: there the place of the key says which one was meant.
  const key = press.altKey ? press.code.replace(/^(Key|Digit)/, '') : press.key;
  const makesSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const parts = [mod && 'mod', press.altKey && 'alt', press.shiftKey && !makesSign && 'shift', key === ' ' ? 'space' : key.toLowerCase()];
  return parts.filter(Boolean).join('+');
}

const MAC_SIGNS: Readonly<Record<string, string>> = { mod: '⌘', alt: '⌥', shift: '⇧', enter: '↵', backspace: '⌫', escape: 'Esc' };
const SIGNS: Readonly<Record<string, string>> = { mod: 'Ctrl', alt: 'Alt', shift: '⇧', enter: '↵', backspace: '⌫', escape: 'Esc' };
const ARROWS: Readonly<Record<string, string>> = { arrowup: '↑', arrowdown: '↓', arrowleft: '←', arrowright: '→', space: 'Space' };

/** How a stroke or chord is shown, one text per key cap: `mod+k` is [`⌘K`] or [`Ctrl K`], `g s` is [`G`, `S`]. */
export function showKeys(keys: string, mac: boolean = isMac()): string[] {
  const signs = mac ? MAC_SIGNS : SIGNS;
  return keys
    .split(' ')
    .map((stroke) =>
      (stroke === '+' ? [stroke] : stroke.split('+'))
        .map(
          (part) => signs[part] ?? ARROWS[part] ?? (part.length === 1 ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1)),
        )
        .join(mac ? '' : ' '),
    );
}
