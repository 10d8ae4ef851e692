import { describe, expect, test } from 'vitest';
import { pointAt, type TrackPoint } from '../../../lib/job-track.js';
import { neighbour, statusNeighbour, stopsOf } from './track.js';

const point = (position: number, status: string | null = null): TrackPoint => ({
  position,
  recorded_at: '2026-03-14T10:00:00.000Z',
  lane: 'people',
  event_type: 'work-order.amended',
  status,
});
const points = [point(4, 'received'), point(9), point(12, 'compile'), point(30), point(31, 'available'), point(40)];

describe('moving along the track of a job', () => {
  test('a moment between two points is the earlier one', () => {
    expect(pointAt(points, 11)).toBe(1);
    expect(pointAt(points, null)).toBe(5);
    expect(pointAt(points, 3)).toBe(-1);
  });

  test('one change back and on; past the last is now', () => {
    expect(neighbour(points, null, -1)).toBe(31);
    expect(neighbour(points, 12, -1)).toBe(9);
    expect(neighbour(points, 4, -1)).toBe(4);
    expect(neighbour(points, 12, 1)).toBe(30);
    expect(neighbour(points, 31, 1)).toBeNull();
  });

  test('the arrows stop at the changes that are listed, before them at every point, and at the last', () => {
    const stops = (...changes: number[]) =>
      stopsOf(
        points,
        changes.map((position) => ({ position })),
      ).map(({ position }) => position);
    expect(stops(12, 31)).toEqual([4, 9, 12, 31, 40]);
    expect(stops()).toEqual([4, 9, 12, 30, 31, 40]);
  });

  test('one status back and on', () => {
    expect(statusNeighbour(points, null, -1)).toBe(31);
    expect(statusNeighbour(points, 31, -1)).toBe(12);
    expect(statusNeighbour(points, 9, 1)).toBe(12);
    expect(statusNeighbour(points, 31, 1)).toBeNull();
    expect(statusNeighbour(points, 4, -1)).toBe(4);
  });
});
