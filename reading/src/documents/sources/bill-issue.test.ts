import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { billIssueDay, billIssuePlace, issuePlaceOf } from './bill-issue.js';

test.each([
  ['Done at Port Alder on 23 May 2026', 'Port Alder', '2026-05-23'],
  ['Issued at ANTWERPEN this 9th day of AUGUST 2026', 'ANTWERPEN', '2026-08-09'],
  ['Place of issue: Lyon, le 9 mai 2026', 'Lyon', '2026-05-09'],
  ['ISSUED AT SANTOS, ON THE DATE ABOVE.', 'SANTOS', undefined],
])('%s', (line, place, day) => {
  const text = readText(fileOf(new Paper().print(40, 600, line)));
  expect([billIssuePlace(text)?.value, issuePlaceOf(text)?.value, billIssueDay(text)?.value]).toEqual([place, place, day]);
});
