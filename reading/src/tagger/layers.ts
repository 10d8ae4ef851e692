/**
 * Each row times the weights ([out][in], row by row), plus the bias.
 * Four rows and two outputs at a time; past the end the last ones are computed again.
 */
export function linear(x: Float32Array, rows: number, weights: Float32Array, bias: Float32Array): Float32Array {
  const inputs = x.length / rows;
  const outputs = bias.length;
  const result = new Float32Array(rows * outputs);
  for (let row = 0; row < rows; row += 4) {
    const [row1, row2, row3] = [Math.min(row + 1, rows - 1), Math.min(row + 2, rows - 1), Math.min(row + 3, rows - 1)];
    const [to1, to2, to3] = [(row1 - row) * inputs, (row2 - row) * inputs, (row3 - row) * inputs];
    const end = (row + 1) * inputs;
    for (let out = 0; out < outputs; out += 2) {
      const next = Math.min(out + 1, outputs - 1);
      const toNext = (next - out) * inputs;
      let a0 = bias[out] as number;
      let a1 = a0;
      let a2 = a0;
      let a3 = a0;
      let b0 = bias[next] as number;
      let b1 = b0;
      let b2 = b0;
      let b3 = b0;
      for (let at = row * inputs, weight = out * inputs; at < end; at += 1, weight += 1) {
        const a = weights[weight] as number;
        const b = weights[weight + toNext] as number;
        const x0 = x[at] as number;
        const x1 = x[at + to1] as number;
        const x2 = x[at + to2] as number;
        const x3 = x[at + to3] as number;
        a0 += a * x0;
        a1 += a * x1;
        a2 += a * x2;
        a3 += a * x3;
        b0 += b * x0;
        b1 += b * x1;
        b2 += b * x2;
        b3 += b * x3;
      }
      result[row * outputs + out] = a0;
      result[row1 * outputs + out] = a1;
      result[row2 * outputs + out] = a2;
      result[row3 * outputs + out] = a3;
      result[row * outputs + next] = b0;
      result[row1 * outputs + next] = b1;
      result[row2 * outputs + next] = b2;
      result[row3 * outputs + next] = b3;
    }
  }
  return result;
}

/** Each row brought to mean 0 and variance 1, then times the weights, plus the bias. */
export function layerNorm(x: Float32Array, weights: Float32Array, bias: Float32Array): Float32Array {
  const width = weights.length;
  const result = new Float32Array(x.length);
  for (let from = 0; from < x.length; from += width) {
    const row = x.subarray(from, from + width);
    const mean = row.reduce((sum, value) => sum + value, 0) / width;
    const variance = row.reduce((sum, value) => sum + (value - mean) ** 2, 0) / width;
    const scale = 1 / Math.sqrt(variance + 1e-5);
    for (let at = 0; at < width; at += 1) {
      result[from + at] = ((row[at] as number) - mean) * scale * (weights[at] as number) + (bias[at] as number);
    }
  }
  return result;
}

/** Each value times the chance that a normal one is lower, in place; the error function after Abramowitz and Stegun 7.1.26. */
export function gelu(x: Float32Array): Float32Array {
  for (let at = 0; at < x.length; at += 1) {
    const value = x[at] as number;
    const size = Math.abs(value) * Math.SQRT1_2;
    const t = 1 / (1 + 0.3275911 * size);
    const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
    const tail = 0.5 * sum * Math.exp(-size * size);
    x[at] = value * (value < 0 ? tail : 1 - tail);
  }
  return x;
}

/** Adds to each value the one at the same place, in place. */
export function add(x: Float32Array, more: Float32Array): void {
  for (let at = 0; at < x.length; at += 1) x[at] = (x[at] as number) + (more[at] as number);
}

/** Each row of so many values as shares of one, in place; what would have next to none has none. */
export function softmax(x: Float32Array, width: number): void {
  for (let from = 0; from < x.length; from += width) {
    let highest = Number.NEGATIVE_INFINITY;
    for (let at = from; at < from + width; at += 1) highest = Math.max(highest, x[at] as number);
    let sum = 0;
    for (let at = from; at < from + width; at += 1) {
      const below = (x[at] as number) - highest;
      const share = below < -25 ? 0 : Math.exp(below);
      x[at] = share;
      sum += share;
    }
    for (let at = from; at < from + width; at += 1) x[at] = (x[at] as number) / sum;
  }
}
