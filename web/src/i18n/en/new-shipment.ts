/** The panel for a new shipment. */
export const newShipment = {
  submit: 'Create shipment',
  another: 'Create another',
  done: '{{code}} was created.',
  portHint: 'UN/LOCODE, for example CNNGB',
  deadlineHint: 'The deadline is 17:00 of this day.',
  twin: 'The same number is on {{codes}}.',
  port: 'Two letters for the country, three for the place: CNNGB',
  day: 'Enter a valid date.',
  order: 'Arrival cannot be before departure.',
  tooLong: 'At most 35 characters.',
  branchNeeded: 'Choose a branch.',
} as const;

export const texts = { newShipment } as const;
