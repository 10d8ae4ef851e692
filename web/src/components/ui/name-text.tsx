import type { ReactNode } from 'react';

/** The language of a run of text by its script: without it Han characters are drawn in Japanese forms. */
export function languageOf(text: string): 'zh-Hans' | undefined {
  return /\p{Script=Han}/u.test(text) ? 'zh-Hans' : undefined;
}

interface NameTextProps {
  readonly text: string | null;
  readonly className?: string;
  /** Shown where there is no name. */
  readonly absent?: ReactNode;
}

/** A name from outside in one line: cut at its end, whole in the tooltip, in the forms of its language. */
export function NameText({ text, className = '', absent = null }: NameTextProps) {
  if (text === null) return absent;
  return (
    <span lang={languageOf(text)} data-tip={text} data-tip-cut className={`truncate ${className}`}>
      {text}
    </span>
  );
}
