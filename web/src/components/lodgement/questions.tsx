import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { type FormEvent, useState } from 'react';
import { useText } from '../../i18n/use-text.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/field.js';
import { useLodgementCommands } from './use-lodgement-commands.js';

interface QuestionsProps {
  readonly record: ShippingRecord;
  readonly questions: Lodgement['questions'];
  /** Whether this person may answer. */
  readonly isOpen: boolean;
}

/** What customs asked on the pre-lodgement. Lodging carries the answers, on the same day. */
export function Questions({ record, questions, isOpen }: QuestionsProps) {
  const t = useText();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const { answer } = useLodgementCommands(record, () => setTexts({}));
  const textOf = (id: string, known: string | null) => texts[id] ?? known ?? '';
  const changed = questions.filter(({ question_id, answer: known }) => textOf(question_id, known).trim() !== (known ?? ''));
  const send = (event: FormEvent) => {
    event.preventDefault();
    const answers = changed.map(({ question_id, reason }) => ({ question_id, answer: textOf(question_id, null).trim(), reason }));
    if (answers.length > 0 && answers.every(({ answer: text }) => text !== '')) answer.mutate({ answers });
  };
  return (
    <form
      aria-label={t('lodgement.messages.questions')}
      onSubmit={send}
      className="flex flex-col gap-1 border-b border-line-soft px-5 py-3"
    >
      <h3 className="text-section">{t('lodgement.messages.questions')}</h3>
      {questions.map(({ question_id, text, answer: known }) => (
        <TextField
          key={question_id}
          label={`${question_id} ${text}`}
          hint={known === null ? t('lodgement.messages.open') : t('lodgement.messages.answered')}
          disabled={!isOpen}
          maxLength={250}
          value={textOf(question_id, known)}
          onChange={(event) => setTexts({ ...texts, [question_id]: event.target.value })}
        />
      ))}
      {isOpen && (
        <span>
          <Button type="submit" disabled={changed.length === 0 || answer.isPending}>
            {t('lodgement.messages.answer')}
          </Button>
        </span>
      )}
    </form>
  );
}
