import { useQuery } from '@tanstack/react-query';
import { AddressSection } from '../../components/intake-address/address-section.js';
import { Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { isAdmin, useDesk } from '../../lib/desk.js';
import { freightAsSender, freightQueries } from './queries.js';

/** The address to which freight systems post what became of a message. */
export function Acknowledgements() {
  const t = useText();
  const desk = useDesk();
  const mayChange = isAdmin(desk);
  const address = useQuery(freightQueries.address(desk.org.id));
  if (address.isLoadingError) return <Failed error={address.error} onRetry={() => void address.refetch()} />;
  if (!address.data) return <Loading rows={4} className="flex-1" />;
  return (
    <>
      {!mayChange && <p className="mb-5 text-ink-2">{t('freightSettings.adminOnly')}</p>}
      <AddressSection sender={freightAsSender(desk.org.id)} address={address.data} mayChange={mayChange} />
      <p className="mt-4 max-w-[62ch] text-ink-2">{t('freightSettings.acknowledgements.unmatched')}</p>
    </>
  );
}
