import type { LodgementEvent } from '@tallyport/contracts/lodgement/events';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';

/** A value with the time of the word that said it. */
interface Timed<Value> {
  readonly at: string;
  readonly value: Value;
}

/** What customs said last of each thing, by the time that it gives its words: late and repeated ones change nothing. */
export interface NewestWords {
  readonly icsIdentifier: Timed<string> | null;
  readonly questions: Timed<Lodgement['questions']> | null;
  readonly advice: Timed<{
    readonly dutyPaid: boolean | null;
    readonly cargoStatus: string | null;
    readonly referralCodes: string[];
    readonly lineStatus: readonly string[];
  }> | null;
}

export const NOTHING_SAID: NewestWords = { icsIdentifier: null, questions: null, advice: null };

/** A word from before words had a time of their own counts as of when it was recorded. */
export function newestWords(newest: NewestWords, event: LodgementEvent, recordedAt: string): NewestWords {
  switch (event.type) {
    case 'lodgement.accepted': {
      const at = event.data.messageTime ?? recordedAt;
      const identifiedNow = identified(newest, event.data.icsIdentifier, at);
      if (event.data.purpose !== 'pre-lodge') return identifiedNow;
      // What it asks comes with the same time. Until then it asks nothing, whatever an earlier one asked.
      return { ...identifiedNow, questions: newer(newest.questions, { at, value: [] }, 'first') };
    }
    case 'lodgement.withdrawn':
      return identified(newest, event.data.icsIdentifier, event.data.messageTime ?? recordedAt);
    case 'lodgement.customs-answer-recorded': {
      const { icsIdentifier, messageTime, dutyPaid, cargoStatus, referralCodes, lineStatus } = event.data;
      const at = messageTime ?? recordedAt;
      const advice = newer(newest.advice, { at, value: { dutyPaid, cargoStatus, referralCodes, lineStatus } });
      return { ...identified(newest, icsIdentifier, at), advice };
    }
    case 'lodgement.questions-asked': {
      const asked = event.data.questions.map(({ questionId, text }) => ({ question_id: questionId, text, answer: null, reason: null }));
      const [at, known] = [event.data.messageTime ?? recordedAt, newest.questions];
      const isOfItsAcceptance = known !== null && known.at === at && known.value.length === 0;
      return { ...newest, questions: newer(known, { at, value: asked }, isOfItsAcceptance ? 'last' : 'first') };
    }
    case 'lodgement.questions-answered':
      return {
        ...newest,
        questions: newest.questions && { ...newest.questions, value: withAnswers(newest.questions.value, event.data.answers) },
      };
    default:
      return newest;
  }
}

function identified(newest: NewestWords, icsIdentifier: string | null, at: string): NewestWords {
  return icsIdentifier === null ? newest : { ...newest, icsIdentifier: newer(newest.icsIdentifier, { at, value: icsIdentifier }) };
}

/** Of two words with the same time the later in the stream stands, unless the first is meant to: a repeated question keeps its answer. */
function newer<Value>(known: Timed<Value> | null, word: Timed<Value>, ofTheSame: 'first' | 'last' = 'last'): Timed<Value> {
  if (known === null || word.at > known.at) return word;
  return word.at === known.at && ofTheSame === 'last' ? word : known;
}

type Answers = Extract<LodgementEvent, { type: 'lodgement.questions-answered' }>['data']['answers'];

function withAnswers(questions: Lodgement['questions'], answers: Answers): Lodgement['questions'] {
  const given = new Map(answers.map((answer) => [answer.questionId, answer]));
  return questions.map((question) => {
    const { answer, reason } = given.get(question.question_id) ?? question;
    return { ...question, answer, reason };
  });
}
