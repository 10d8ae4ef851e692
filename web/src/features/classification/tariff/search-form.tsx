import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { goToTariff, useTariffAddress } from './use-address.js';

/** The one field for goods and codes. What is asked in the address stands in it, also after going back. */
export function SearchForm() {
  const { q } = useTariffAddress();
  return <Field key={q} q={q} />;
}

/** Enter searches: an answer for every letter would tell little and ask the server much. */
function Field({ q }: { q: string }) {
  const t = useText();
  const { code } = useTariffAddress();
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A page that was opened at a code is read; one without anything is searched.
    if (q === '' && code === '') input.current?.focus();
  }, [q, code]);
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (typed.trim() !== '') goToTariff({ q: typed.trim(), code: '' });
  }
  return (
    <form role="search" className="flex gap-2" onSubmit={handleSubmit}>
      <input
        ref={input}
        type="search"
        aria-label={t('tariff.label')}
        aria-keyshortcuts="/"
        placeholder={t('tariff.placeholder')}
        maxLength={300}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-10 min-w-0 flex-1 rounded-control border border-control bg-surface px-3 text-section font-normal text-ink"
      />
      <Button type="submit" variant="primary" className="h-10 px-4" disabled={typed.trim() === ''}>
        {t('tariff.search')}
      </Button>
    </form>
  );
}
