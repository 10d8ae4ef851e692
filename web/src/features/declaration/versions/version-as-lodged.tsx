import type { AsLodged } from '@tallyport/contracts/lodgement/version-http';
import { useMemo, useState } from 'react';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import type { LodgedPlace } from '../../../components/lodgement/version-queries.js';
import { ValueInspector } from '../../../components/record/value-inspector.js';
import type { Spot } from '../../../lib/records/edits.js';
import { Goods } from '../components/goods.js';
import { HeaderForm } from '../components/header-form.js';
import { TotalsBar } from '../components/totals-bar.js';
import { Valuation } from '../components/valuation.js';
import { assessmentOf, publishedIn } from '../model/use-assessment.js';
import { VersionFacts } from './version-facts.js';
import type { View } from './views.js';

interface VersionAsLodgedProps {
  readonly place: LodgedPlace;
  readonly then: AsLodged;
  readonly part: Exclude<View, 'difference'>;
}

/** Nothing is in the way of what was lodged. */
const NO_NOTES: ValueNotes = { all: [], failingRules: 0, wrongLines: new Set(), noteOf: () => null, check: () => null };

/** A version as it was lodged, in the forms in which it was written: its values with their evidence, its lines with their duty. */
export function VersionAsLodged({ place, then, part }: VersionAsLodgedProps) {
  const { record, customs_rows } = then;
  const [spot, setSpot] = useState<Spot | null>(null);
  const assessment = useMemo(() => assessmentOf(record, publishedIn(customs_rows)), [record, customs_rows]);
  if (part === 'facts') return <VersionFacts place={place} then={then} />;
  const form = { declaration: record, spot, notes: NO_NOTES, edits: null, onSpot: setSpot };
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1">
        {part === 'header' && <HeaderForm {...form} />}
        {part === 'valuation' && <Valuation {...form} />}
        {part === 'lines' && (
          <Goods {...form} rested={record} assessment={assessment} ruleOfOrigin={null} isBesideSheet={false} isNow={false} />
        )}
        {spot && part !== 'lines' && <ValueInspector record={record} spot={spot} edits={null} />}
      </div>
      <TotalsBar assessed={assessment.assessed} lodged={null} />
    </>
  );
}
