import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Keys } from '../../../components/ui/keys.js';
import { toast } from '../../../components/ui/toast.js';
import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { queryOf, refusalOf, searchAddress, termsOf } from './search-query.js';

const LONGEST_INPUT = 200;

interface SearchBoxProps {
  /** Whether it was wished for by its key or by pressing it: then it has the focus. */
  readonly isWished: boolean;
  /** What was typed while the box was not yet there. */
  readonly begun?: string;
}

/** Terms as chips. `;` and Enter end one, Enter searches; Backspace or Delete in the empty input reopens the last. */
export function SearchBox({ isWished, begun = '' }: SearchBoxProps) {
  const t = useText();
  const navigate = useNavigate();
  const { organizationId } = useParams();
  const [search] = useSearchParams();
  const asked = search.get('q') ?? '';
  const [{ of, chips, text }, setTyped] = useState({ of: asked, chips: termsOf(asked), text: begun });
  const input = useRef<HTMLInputElement>(null);
  // Another address brings other terms; what is being typed is not taken away by it.
  if (of !== asked) setTyped({ of: asked, chips: termsOf(asked), text: '' });

  const focus = () => input.current?.focus();
  useShortcuts([{ keys: '/', label: t('finding.search.label'), run: focus }], 'everywhere');
  useEffect(() => {
    if (isWished) input.current?.focus();
  }, [isWished]);

  const type = (next: { readonly chips?: readonly string[]; readonly text: string }) =>
    setTyped({ of: asked, chips: [...(next.chips ?? chips)], text: next.text });

  function handleChange(typed: string): void {
    if (!typed.includes(';')) return type({ text: typed });
    const parts = typed.split(';');
    type({ chips: [...chips, ...termsOf(parts.slice(0, -1).join(';'))], text: parts.at(-1) ?? '' });
  }

  function handleSearch(): void {
    const terms = [...chips, ...termsOf(text)];
    // A lone semicolon is no term, and its query is as empty as one without it.
    const query = terms.length === 0 ? text : queryOf(terms);
    const refusal = refusalOf(organizationId, query);
    if (refusal !== null) return toast.error(t(`finding.search.refused.${refusal}`));
    type({ chips: terms, text: '' });
    void navigate(searchAddress(organizationId ?? '', query.trim()));
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      event.preventDefault();
      handleSearch();
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && text === '' && chips.length > 0) {
      event.preventDefault();
      type({ chips: chips.slice(0, -1), text: chips.at(-1) ?? '' });
    } else if (event.key === 'Escape') {
      input.current?.blur();
    }
  }

  return (
    <search className="flex h-7 w-[400px] min-w-0 items-center gap-1 overflow-hidden rounded-control border border-control bg-surface px-1 outline-accent-solid focus-within:outline-2">
      {chips.map((chip, index) => (
        <span
          key={`${chip} ${index}`}
          className="inline-flex h-5 max-w-[140px] shrink-0 items-center rounded-mark bg-hover pl-1.5 text-caption"
        >
          <span className="truncate">{chip}</span>
          <button
            type="button"
            aria-label={t('finding.search.remove', { term: chip })}
            className="grid size-5 shrink-0 place-items-center text-ink-3 hover:text-ink"
            onClick={() => {
              type({ chips: chips.filter((_, other) => other !== index), text });
              focus();
            }}
          >
            <X className="size-3" aria-hidden="true" />
          </button>
        </span>
      ))}
      <input
        ref={input}
        value={text}
        maxLength={LONGEST_INPUT}
        aria-label={t('finding.search.label')}
        placeholder={chips.length === 0 ? t('finding.search.placeholder') : ''}
        className="h-full min-w-[80px] flex-1 bg-transparent text-body outline-none placeholder:text-ink-3"
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={handleKey}
      />
      <Keys keys="/" />
    </search>
  );
}
