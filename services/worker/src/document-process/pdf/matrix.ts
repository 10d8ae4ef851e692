/** A PDF transformation: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** A matrix out of whatever array-like the library hands over; null where it is none. */
export function toMatrix(value: unknown): Matrix | null {
  if (typeof value !== 'object' || value === null) return null;
  const { 0: a, 1: b, 2: c, 3: d, 4: e, 5: f } = value as Record<number, unknown>;
  const numbers: Matrix = [Number(a), Number(b), Number(c), Number(d), Number(e), Number(f)];
  return numbers.every(Number.isFinite) ? numbers : null;
}
