/** Answers the places of the greatest values, greatest first. */
export function nearestOf(values: Float64Array, count: number): number[] {
  const least = Float64Array.from(values).sort().at(-Math.min(count, values.length)) ?? 0;
  const places: number[] = [];
  values.forEach((value, place) => {
    if (value >= least) places.push(place);
  });
  return places.sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0)).slice(0, count);
}
