import type { Trees } from '@tallyport/reading/trees/trees';
import { seeded } from './seeded.js';

/** What a fit is given: rows of features, one after the other, what is right of them, and how much each row counts. */
export interface TrainingRows {
  readonly width: number;
  readonly rows: Float32Array;
  readonly right: Uint8Array;
  readonly weights: Float32Array;
}

export interface TreeSettings {
  readonly trees: number;
  readonly depth: number;
  /** How much of each tree is believed. */
  readonly rate: number;
  /** The share of features that a tree may look at. */
  readonly features: number;
  /** The share of rows that a tree is fitted on. */
  readonly sample: number;
  /** The least that rows of a leaf must count together. */
  readonly leaf: number;
  readonly ridge: number;
  readonly seed: number;
}

/** Trees as plain lists, in the form in which the reading takes them. */
export interface FittedTrees {
  readonly roots: number[];
  readonly features: number[];
  readonly limits: number[];
  readonly lower: number[];
  readonly values: number[];
  readonly start: number;
}

const BINS = 64;

/** Gradient boosting for chances: histograms of 64 bins, trees grown level by level. The same rows always give the same trees. */
export function fitTrees({ width, rows, right, weights }: TrainingRows, settings: TreeSettings): FittedTrees {
  const count = right.length;
  const edges = Array.from({ length: width }, (_, feature) => edgesOf(rows, width, feature, count));
  const binned = new Uint8Array(width * count);
  for (let feature = 0; feature < width; feature += 1) {
    const limits = edges[feature] as Float32Array;
    for (let row = 0; row < count; row += 1) binned[feature * count + row] = binOf(rows[row * width + feature] as number, limits);
  }
  const useful = edges.flatMap((limits, feature) => (limits.length === 0 ? [] : [feature]));
  let [positive, total] = [0, 0];
  for (let row = 0; row < count; row += 1) {
    total += weights[row] as number;
    if (right[row] === 1) positive += weights[row] as number;
  }
  const start = Math.log((positive + 1) / (total - positive + 1));
  const scores = new Float64Array(count).fill(start);
  const [gradients, curves] = [new Float64Array(count), new Float64Array(count)];
  const chance = seeded(settings.seed);
  const fitted: FittedTrees = { roots: [], features: [], limits: [], lower: [], values: [], start };
  const node = new Int32Array(count);
  for (let tree = 0; tree < settings.trees; tree += 1) {
    for (let row = 0; row < count; row += 1) {
      const p = 1 / (1 + Math.exp(-(scores[row] as number)));
      gradients[row] = (weights[row] as number) * (p - (right[row] as number));
      curves[row] = (weights[row] as number) * Math.max(p * (1 - p), 1e-6);
    }
    const asked = useful.filter(() => chance() < settings.features);
    const sampled: number[] = [];
    for (let row = 0; row < count; row += 1) if (chance() < settings.sample) sampled.push(row);
    growTree(fitted, { binned, count, edges, asked, gradients, curves, rows: Int32Array.from(sampled), settings });
    addScores(fitted, fitted.roots.at(-1) as number, binned, count, edges, scores, node);
  }
  return fitted;
}

interface Growth {
  readonly binned: Uint8Array;
  readonly count: number;
  readonly edges: readonly Float32Array[];
  readonly asked: readonly number[];
  readonly gradients: Float64Array;
  readonly curves: Float64Array;
  readonly rows: Int32Array;
  readonly settings: TreeSettings;
}

function growTree(fitted: FittedTrees, growth: Growth): void {
  fitted.roots.push(newNode(fitted));
  grow(fitted, growth, fitted.roots.at(-1) as number, growth.rows, growth.settings.depth);
}

function newNode({ features, limits, lower, values }: FittedTrees): number {
  limits.push(0);
  lower.push(0);
  values.push(0);
  return features.push(-1) - 1;
}

const gradientOf = new Float64Array(BINS);
const curveOf = new Float64Array(BINS);

function grow(fitted: FittedTrees, growth: Growth, at: number, rows: Int32Array, depth: number): void {
  const { binned, count, edges, asked, gradients, curves, settings } = growth;
  let [gradient, curve] = [0, 0];
  for (const row of rows) {
    gradient += gradients[row] as number;
    curve += curves[row] as number;
  }
  fitted.values[at] = (-settings.rate * gradient) / (curve + settings.ridge);
  if (depth === 0 || curve < 2 * settings.leaf) return;
  const whole = gradient ** 2 / (curve + settings.ridge);
  let best = { gain: 1e-3, feature: -1, bin: 0 };
  for (const feature of asked) {
    gradientOf.fill(0);
    curveOf.fill(0);
    const offset = feature * count;
    for (const row of rows) {
      const bin = binned[offset + row] as number;
      gradientOf[bin] = (gradientOf[bin] as number) + (gradients[row] as number);
      curveOf[bin] = (curveOf[bin] as number) + (curves[row] as number);
    }
    let [left, leftCurve] = [0, 0];
    const last = (edges[feature] as Float32Array).length;
    for (let bin = 0; bin < last; bin += 1) {
      left += gradientOf[bin] as number;
      leftCurve += curveOf[bin] as number;
      if (leftCurve < settings.leaf) continue;
      if (curve - leftCurve < settings.leaf) break;
      const gain = left ** 2 / (leftCurve + settings.ridge) + (gradient - left) ** 2 / (curve - leftCurve + settings.ridge) - whole;
      if (gain > best.gain) best = { gain, feature, bin };
    }
  }
  if (best.feature < 0) return;
  const offset = best.feature * count;
  const isLower = (row: number): boolean => (binned[offset + row] as number) <= best.bin;
  const lower = newNode(fitted);
  const upper = newNode(fitted);
  fitted.features[at] = best.feature;
  fitted.limits[at] = (edges[best.feature] as Float32Array)[best.bin] as number;
  fitted.lower[at] = lower;
  grow(fitted, growth, lower, rows.filter(isLower), depth - 1);
  grow(
    fitted,
    growth,
    upper,
    rows.filter((row) => !isLower(row)),
    depth - 1,
  );
}

function addScores(
  { features, limits, lower, values }: FittedTrees,
  root: number,
  binned: Uint8Array,
  count: number,
  edges: readonly Float32Array[],
  scores: Float64Array,
  bins: Int32Array,
): void {
  for (let node = root; node < features.length; node += 1) {
    const feature = features[node] as number;
    bins[node - root] = feature < 0 ? 0 : (edges[feature] as Float32Array).indexOf(limits[node] as number);
  }
  for (let row = 0; row < count; row += 1) {
    let node = root;
    for (let feature = features[node] as number; feature >= 0; feature = features[node] as number) {
      node = (lower[node] as number) + ((binned[feature * count + row] as number) <= (bins[node - root] as number) ? 0 : 1);
    }
    scores[row] = (scores[row] as number) + (values[node] as number);
  }
}

/** The limits between the bins of a feature: none where all rows have the same value. */
function edgesOf(rows: Float32Array, width: number, feature: number, count: number): Float32Array {
  const step = Math.max(1, Math.floor(count / 20_000));
  const values: number[] = [];
  for (let row = 0; row < count; row += step) values.push(rows[row * width + feature] as number);
  const distinct = Float32Array.from(new Set(values)).sort();
  if (distinct.length <= BINS) return distinct.slice(0, -1);
  const sorted = Float32Array.from(values).sort();
  const limits = new Set<number>();
  for (let bin = 1; bin < BINS; bin += 1) limits.add(sorted[Math.floor((bin * sorted.length) / BINS)] as number);
  return Float32Array.from(limits).sort();
}

function binOf(value: number, limits: Float32Array): number {
  let [low, high] = [0, limits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (limits[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Fitted trees as the reading holds them. */
export function treesOf({ start, roots, features, limits, lower, values }: FittedTrees): Trees {
  return {
    start,
    roots: Int32Array.from(roots),
    features: Int16Array.from(features),
    limits: Float32Array.from(limits),
    lower: Int32Array.from(lower),
    values: Float32Array.from(values),
  };
}
