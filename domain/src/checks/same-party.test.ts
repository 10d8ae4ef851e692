import { expect, test } from 'vitest';
import { isSameParty } from './same-party.js';

test.each([
  ['Ningbo Brightstar Textile Co., Ltd.', 'NINGBO BRIGHTSTAR TEXTILE COMPANY LIMITED'],
  ['Wattle & Co Pty Ltd', 'WATTLE AND CO P/L'],
  ['Wattle Trading Pty Ltd', 'Wattle Trading Pty Ltd, 12 Harbour St, Sydney NSW 2000'],
  ['Azulejos del Sur S.A.', 'AZULEJOS DEL SUR SA'],
  ['宁波明星纺织有限公司', '宁波明星纺织有限公司'],
])('%s and %s are one party', (one, other) => {
  expect([isSameParty(one, other), isSameParty(other, one)]).toEqual([true, true]);
});

test.each([
  ['Wattle Trading Pty Ltd', 'Banksia Trading Pty Ltd'],
  ['Ningbo Brightstar Textile', 'Shanghai Brightstar Textile'],
  ['Co., Ltd.', 'Pty Ltd'],
])('%s and %s are two', (one, other) => {
  expect([isSameParty(one, other), isSameParty(other, one)]).toEqual([false, false]);
});
