import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { Change } from './changes-between.js';

/** A record on its way from one version to another: change after change is applied, and it can be looked at after each. */
export class RecordBetween {
  private fields: ShippingRecord['fields'];
  private readonly lines: Map<string, ShownLine>;
  private readonly target: ReadonlyMap<string, ShownLine>;

  constructor(
    private readonly from: ShippingRecord,
    private readonly to: ShippingRecord,
  ) {
    this.fields = from.fields;
    this.lines = new Map(from.lines.map((line) => [line.line_id, line]));
    this.target = new Map(to.lines.map((line) => [line.line_id, line]));
  }

  apply({ line_id, field }: Change): void {
    if (line_id === null) this.fields = withField(this.fields, this.to.fields, field);
    else if (field === null) this.putLine(line_id);
    else {
      const [line, target] = [this.lines.get(line_id), this.target.get(line_id)];
      if (line && target) this.lines.set(line_id, { line_id, fields: withField(line.fields, target.fields, field) });
    }
  }

  /** New lines stand last, and lines that stay in their old order, until the order is that of the version arrived at. */
  get record(): ShippingRecord {
    return { ...this.from, fields: this.fields, lines: [...this.lines.values()] };
  }

  private putLine(lineId: string): void {
    const line = this.target.get(lineId);
    if (line) this.lines.set(lineId, line);
    else this.lines.delete(lineId);
  }
}

type Fields = ShippingRecord['fields'];

function withField(fields: Fields, target: Fields, field: string | null): Fields {
  const { [field as keyof Fields]: _, ...others } = fields;
  const value = target[field as keyof Fields];
  return value === undefined ? others : { ...others, [field as keyof Fields]: value };
}
