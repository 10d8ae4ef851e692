import { useEffect, useState } from 'react';

const COPIED_MS = 2_000;

/** Copies a text, and says for two seconds that it did; `onRefused` where the browser lets nobody copy, as over plain http. */
export function useCopy(text: string, onRefused: () => void): { readonly copied: boolean; readonly copy: () => void } {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function send(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused();
    }
  }
  return { copied, copy: () => void send() };
}
