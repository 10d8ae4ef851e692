import { DOCUMENT_TYPES, type DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { useState } from 'react';
import { Combobox } from '../../../components/ui/combobox.js';
import { useText } from '../../../i18n/use-text.js';

interface TypeFieldProps {
  onChoose(type: DocumentType, title: string | null): void;
  onLeave(): void;
}

/** What a piece is: a type by its code or its name, or another paper by the title that was typed. */
export function TypeField({ onChoose, onLeave }: TypeFieldProps) {
  const t = useText();
  const [term, setTerm] = useState('');
  const options = DOCUMENT_TYPES.map((type) => ({ id: type, text: t(`documents.types.${type}`), detail: type === 'other' ? '' : type }));
  const wanted = term.trim().toLowerCase();
  const fitting = options.filter(({ text, detail }) => text.toLowerCase().includes(wanted) || detail.toLowerCase().startsWith(wanted));
  return (
    <Combobox
      label={t('segments.type')}
      focused
      chosen={null}
      term={term}
      options={fitting}
      onTerm={setTerm}
      onChoose={(option) => {
        const type = DOCUMENT_TYPES.find((known) => known === option?.id);
        if (type) onChoose(type, null);
      }}
      onCreate={(title) => onChoose('other', title)}
      onLeave={onLeave}
    />
  );
}
