import { clsx } from 'clsx';
import { Keys } from '../../../components/ui/keys.js';
import { useText } from '../../../i18n/use-text.js';
import { SECTIONS, type Section } from '../model/sections.js';

interface SectionIndexProps {
  readonly section: Section;
  /** What stands against values in each, and what of the rules fails. */
  readonly counts: Readonly<Record<Section, number>>;
  onChoose(section: Section): void;
}

/** The parts of a declaration, with what is wrong in each. */
export function SectionIndex({ section, counts, onChoose }: SectionIndexProps) {
  const t = useText();
  return (
    <nav
      aria-label={t('declaration.parts')}
      className="flex w-[220px] shrink-0 max-[1360px]:w-[180px] flex-col gap-0.5 border-r border-line bg-sunken p-2"
    >
      {SECTIONS.map((one, index) => (
        <button
          key={one}
          type="button"
          aria-current={one === section}
          onClick={() => onChoose(one)}
          className={clsx(
            'flex h-8 items-center gap-2 rounded-control px-2 text-left',
            one === section ? 'bg-select font-medium' : 'hover:bg-hover',
          )}
        >
          <Keys keys={String(index + 1)} />
          {t(`declaration.sections.${one}`)}
          {counts[one] > 0 && (
            <span
              className="ml-auto rounded-mark bg-amber-bg px-1.5 text-caption text-amber"
              title={t('declaration.problems', { count: counts[one] })}
            >
              {counts[one]}
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
