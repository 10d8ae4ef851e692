import { SelectField } from './field.js';

/** All zones that the browser knows, and the one that is chosen even where it does not. */
function zonesWith(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(chosen) ? known : [chosen, ...known];
}

interface TimeZoneFieldProps {
  readonly label: string;
  readonly value: string;
  onChange(zone: string): void;
}

/** A choice among the time zones of the world: typing its name finds one. */
export function TimeZoneField({ label, value, onChange }: TimeZoneFieldProps) {
  const options = zonesWith(value).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  return <SelectField label={label} value={value} options={options} onChange={onChange} />;
}
