import type { CustomsAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { Section } from '../../components/ui/section.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { AddressOnce } from './address-once.js';
import { ReplaceDialog } from './replace-dialog.js';
import { useGiveAddress } from './use-give-address.js';

interface AddressSectionProps {
  readonly address: CustomsAddress;
  readonly mayChange: boolean;
}

/** To where customs sends its answers: since when there is an address, and a new one, which is shown once. */
export function AddressSection({ address: { issued_at, base_url }, mayChange }: AddressSectionProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  const [asks, setAsks] = useState(false);
  const { token, isPending, give } = useGiveAddress();
  const zone = zoneOf(org, branch?.id);
  const at = issued_at && showMoment(issued_at, locale, zone, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Section title={t('customsSettings.address')} note={t('customsSettings.addressNote')}>
      {token === null ? (
        <p className="mb-3">{at ? t('customsSettings.issued', { at }) : t('customsSettings.noAddress')}</p>
      ) : (
        <AddressOnce key={token} baseUrl={base_url} token={token} />
      )}
      {mayChange && (
        <Button disabled={isPending} onClick={() => (at ? setAsks(true) : give(() => {}))}>
          {t(at ? 'customsSettings.replace' : 'customsSettings.make')}
        </Button>
      )}
      {asks && at && (
        <ReplaceDialog since={at} isPending={isPending} onConfirm={() => give(() => setAsks(false))} onClose={() => setAsks(false)} />
      )}
    </Section>
  );
}
