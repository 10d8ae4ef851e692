/** A number rounded half up at a decimal place, free of the dust of binary fractions. */
export function rounded(value: number, places: number): number {
  return Number(Math.round(Number(`${value.toFixed(9)}e${places}`)) + `e-${places}`);
}

export function sumOf(values: readonly number[], places: number): number {
  return rounded(
    values.reduce((sum, value) => sum + value, 0),
    places,
  );
}
