import type { AsLodged } from '@tallyport/contracts/lodgement/version-http';
import { useMemo, useState } from 'react';
import type { LodgedPlace } from '../../../components/lodgement/version-queries.js';
import { ValueInspector } from '../../../components/record/value-inspector.js';
import type { Spot } from '../../../lib/records/edits.js';
import { Goods } from '../components/goods.js';
import { HeaderForm } from '../components/header-form.js';
import { TotalsBar } from '../components/totals-bar.js';
import { Valuation } from '../components/valuation.js';
import { assessmentOf, publishedIn } from '../model/use-assessment.js';
import { VersionFacts } from './version-facts.js';
import type { View } from './version-view.js';

interface VersionAsLodgedProps {
  readonly place: LodgedPlace;
  readonly then: AsLodged;
  readonly part: Exclude<View, 'difference'>;
}

const NOTHING_MISSING: ReadonlySet<string> = new Set();

/** A version as it was lodged, in the forms in which it was written: its values with their evidence, its lines with their duty. */
export function VersionAsLodged({ place, then, part }: VersionAsLodgedProps) {
  const { record, customs_rows } = then;
  const [spot, setSpot] = useState<Spot | null>(null);
  const assessment = useMemo(() => assessmentOf(record, publishedIn(customs_rows)), [record, customs_rows]);
  if (part === 'facts') return <VersionFacts place={place} then={then} />;
  const form = { declaration: record, spot, missing: NOTHING_MISSING, edits: null, onSpot: setSpot };
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1">
        {part === 'header' && <HeaderForm {...form} />}
        {part === 'valuation' && <Valuation {...form} />}
        {part === 'lines' && <Goods declaration={record} assessment={assessment} ruleOfOrigin={null} edits={null} />}
        {spot && part !== 'lines' && <ValueInspector record={record} spot={spot} edits={null} />}
      </div>
      <TotalsBar assessed={assessment.assessed} lodged={null} />
    </>
  );
}
