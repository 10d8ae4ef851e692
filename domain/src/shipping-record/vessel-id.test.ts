import { expect, test } from 'vitest';
import { isVesselIdValid } from './vessel-id.js';

test.each(['9074729', '9381275'])('%s is the IMO number of a ship', (id) => {
  expect(isVesselIdValid(id)).toBe(true);
});

test.each(['9074728', '907472', '90747290', 'IMO9074729', ''])('"%s" is none', (id) => {
  expect(isVesselIdValid(id)).toBe(false);
});
