import { useRef, useState } from 'react';

/**
 * What is typed and not yet kept. It can be taken once: leaving the input by a key also blurs it, and the blur must find
 * nothing left to keep, whether the key kept the text or gave it up.
 */
export function useDraft(): [draft: string | null, set: (text: string) => void, take: () => string | null] {
  const [draft, setDraft] = useState<string | null>(null);
  const untaken = useRef<string | null>(null);
  const set = (text: string) => {
    untaken.current = text;
    setDraft(text);
  };
  const take = () => {
    const text = untaken.current;
    untaken.current = null;
    setDraft(null);
    return text;
  };
  return [draft, set, take];
}
