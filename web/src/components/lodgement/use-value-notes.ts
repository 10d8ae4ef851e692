import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { checksBeside, standingFindings } from '@tallyport/domain/lodgement/preflight/said-once';
import { draftFault, valueFindings } from '@tallyport/domain/lodgement/preflight/value-findings';
import { useDeferredValue, useMemo } from 'react';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import type { Spot } from '../../lib/records/edits.js';
import type { ValueNote } from '../record/value-note.js';
import { checkWords } from '../trade/check-words.js';
import { findingWords } from './finding-words.js';

/** A note with the place of the value that it is about. */
export interface PlacedNote extends ValueNote {
  readonly line: string | null;
  readonly field: RecordField;
  /** A rule of the papers says it, and not the pre-flight: it is counted with the rules. */
  readonly isOfRule: boolean;
}

export interface ValueNotes {
  /** In the order of the record's values. */
  readonly all: readonly PlacedNote[];
  /** Rules that fail, apart from those whose matter the pre-flight names at its value. */
  readonly failingRules: number;
  /** Lines with an error. */
  readonly wrongLines: ReadonlySet<string>;
  /** What stands against a value: errors first, in one sentence each. */
  noteOf(spot: Spot): ValueNote | null;
  /** The same of a text before it is saved. */
  check(spot: Spot, text: string): string | null;
}

/**
 * What stands against the values of a record that is to be lodged, each said once: by its rules as it stands on the screen, by the
 * pre-flight as it was last asked, and by the rules of the papers. Nothing of a past version.
 */
export function useValueNotes(
  shown: ShippingRecord,
  asked: readonly PreflightFinding[],
  checks: readonly CheckFinding[],
  isNow: boolean,
): ValueNotes {
  const t = useText();
  const locale = useLocale();
  const record = useDeferredValue(shown);
  return useMemo(() => {
    const findings = isNow ? standingFindings(record, valueFindings(record), asked) : [];
    const failing = isNow ? checksBeside(checks, findings, record.id) : [];
    const ofFindings = findings.flatMap((finding): PlacedNote[] => {
      const { line_id: line, field, severity } = finding;
      return field === null || !isRecordField(field) ? [] : [{ line, field, severity, words: findingWords(t, finding), isOfRule: false }];
    });
    const ofRules = failing.flatMap(({ code, difference, severity, missing, values }): PlacedNote[] => {
      const spot = [...missing, ...values].find(({ record_id }) => record_id === record.id);
      if (!spot?.field || !isRecordField(spot.field) || severity === 'info') return [];
      return [
        {
          line: spot.line_id,
          field: spot.field,
          severity,
          words: checkWords(t, locale, { code, difference }),
          isOfRule: true,
        },
      ];
    });
    const all = [...ofFindings, ...ofRules];
    const bySpot = Map.groupBy(all, ({ line, field }) => `${line ?? ''} ${field}`);
    return {
      all,
      failingRules: failing.length,
      wrongLines: new Set(all.flatMap(({ line, severity }) => (line !== null && severity === 'error' ? [line] : []))),
      noteOf: ({ line, field }) => together(bySpot.get(`${line ?? ''} ${field}`) ?? []),
      check: ({ line, field }, text) => {
        const fault = draftFault(record, line, field, text);
        return fault && findingWords(t, fault);
      },
    };
  }, [record, asked, checks, isNow, t, locale]);
}

function together(notes: readonly PlacedNote[]): ValueNote | null {
  if (notes.length === 0) return null;
  const severity = notes.some((note) => note.severity === 'error') ? 'error' : 'warning';
  return { severity, words: [...new Set(notes.map(({ words }) => words))].join(' ') };
}
