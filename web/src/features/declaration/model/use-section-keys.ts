import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { SECTIONS, type Section } from './sections.js';

/** The keys 1 to 6 choose a part, F6 the next one. */
export function useSectionKeys(section: Section, onChoose: (section: Section) => void): void {
  const t = useText();
  const after = SECTIONS[(SECTIONS.indexOf(section) + 1) % SECTIONS.length] ?? 'header';
  useShortcuts([
    ...SECTIONS.map((one, index) => ({
      keys: String(index + 1),
      label: t(`declaration.sections.${one}`),
      run: () => onChoose(one),
      minor: true,
    })),
    { keys: 'f6', label: t('declaration.keys.nextPart'), run: () => onChoose(after) },
  ]);
}
