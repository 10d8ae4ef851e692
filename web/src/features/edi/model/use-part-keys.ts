import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { PARTS, type Part } from './address.js';

/** The keys 1 to 3 choose a part, F6 the next one. */
export function usePartKeys(part: Part, onGo: (part: Part) => void): void {
  const t = useText();
  const after = PARTS[(PARTS.indexOf(part) + 1) % PARTS.length] ?? 'report';
  useShortcuts([
    ...PARTS.map((one, index) => ({ keys: String(index + 1), label: t(`edi.part.${one}`), run: () => onGo(one), minor: true })),
    { keys: 'f6', label: t('edi.keys.nextPart'), run: () => onGo(after) },
  ]);
}
