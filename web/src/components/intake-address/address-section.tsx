import type { CustomsAddress } from '@tallyport/contracts/organisation/org-setting-http';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showMoment } from '../../lib/format/dates.js';
import { Button } from '../ui/button.js';
import { Section } from '../ui/section.js';
import { AddressOnce } from './address-once.js';
import { ReplaceDialog } from './replace-dialog.js';
import type { Sender } from './sender.js';
import { useGiveAddress } from './use-give-address.js';

interface AddressSectionProps {
  readonly sender: Sender;
  readonly address: CustomsAddress;
  readonly mayChange: boolean;
}

/** To where somebody sends unasked: since when there is an address, and a new one, which is shown once. */
export function AddressSection({ sender, address: { issued_at, base_url }, mayChange }: AddressSectionProps) {
  const t = useText();
  const { texts } = sender;
  const locale = useLocale();
  const { org, branch } = useDesk();
  const [asks, setAsks] = useState(false);
  const { token, isPending, give } = useGiveAddress(sender);
  const zone = zoneOf(org, branch?.id);
  const at = issued_at && showMoment(issued_at, locale, zone, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Section title={t(`${texts}.address`)} note={t(`${texts}.addressNote`)}>
      {token === null ? (
        <p className="mb-3">{at ? t(`${texts}.issued`, { at }) : t(`${texts}.noAddress`)}</p>
      ) : (
        <AddressOnce key={token} sender={sender} baseUrl={base_url} token={token} />
      )}
      {mayChange && (
        <Button disabled={isPending} onClick={() => (at ? setAsks(true) : give(() => {}))}>
          {t(at ? `${texts}.replace` : `${texts}.make`)}
        </Button>
      )}
      {asks && at && (
        <ReplaceDialog
          texts={texts}
          since={at}
          isPending={isPending}
          onConfirm={() => give(() => setAsks(false))}
          onClose={() => setAsks(false)}
        />
      )}
    </Section>
  );
}
