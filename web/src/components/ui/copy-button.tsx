import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Button } from './button.js';

const COPIED_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** The browser lets nobody copy, as where the desk is served over plain http: the person copies by hand. */
  readonly onRefused: () => void;
}

/** Copies a text and says for two seconds that it did. */
export function CopyButton({ text, onRefused }: CopyButtonProps) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function handleCopy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused();
    }
  }

  return (
    <Button className="min-w-[72px]" onClick={() => void handleCopy()}>
      <span aria-live="polite">{t(copied ? 'common.copied' : 'common.copy')}</span>
    </Button>
  );
}
