import { clsx } from 'clsx';
import type { To } from 'react-router-dom';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';

/** What is set up once for the organisation, whichever freight systems it has. They stand in the address where the id of a system would. */
export const ORGANISATION_PARTS = ['acknowledgements', 'customs-interface'] as const;
export type OrganisationPart = (typeof ORGANISATION_PARTS)[number];

interface OrganisationPartsProps {
  readonly chosen: OrganisationPart | null;
  placeOf(part: OrganisationPart): To;
}

export function OrganisationParts({ chosen, placeOf }: OrganisationPartsProps) {
  const t = useText();
  return (
    <nav aria-label={t('freightSettings.ofOrganisation')} className="flex flex-col border-t border-line pt-2">
      <h2 className="px-5 pt-2 pb-1 text-caption text-ink-3">{t('freightSettings.ofOrganisation')}</h2>
      {ORGANISATION_PARTS.map((part) => (
        <Link
          key={part}
          to={placeOf(part)}
          aria-current={part === chosen ? 'page' : undefined}
          className={clsx('flex flex-col px-5 py-2 -outline-offset-2', part === chosen ? 'bg-select' : 'hover:bg-hover')}
        >
          <span className="font-medium">{t(`freightSettings.organisationParts.${part}`)}</span>
          <span className="text-caption text-ink-2">{t(`freightSettings.organisationNotes.${part}`)}</span>
        </Link>
      ))}
    </nav>
  );
}
