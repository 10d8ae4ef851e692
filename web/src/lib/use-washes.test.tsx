import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWashes } from './use-washes.js';

function Shown({ of, versions }: { of: string; versions: Record<string, string> }) {
  return <output>{JSON.stringify(useWashes(of, versions))}</output>;
}

test('a value washes once for each change while it is shown, and never because another thing is shown in its place', () => {
  const { rerender } = render(<Shown of="a" versions={{ status: 'compile', day: '1' }} />);
  const washes = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
  expect(washes()).toEqual({});
  rerender(<Shown of="a" versions={{ status: 'available', day: '1' }} />);
  expect(washes()).toEqual({ status: 1 });
  rerender(<Shown of="a" versions={{ status: 'accepted', day: '1', added: 'x' }} />);
  expect(washes()).toEqual({ status: 2 });
  rerender(<Shown of="b" versions={{ status: 'lodged', day: '2', added: 'y' }} />);
  expect(washes()).toEqual({});
});
