import { goods } from './demo-goods.js';

const FORMS = [
  { letter: 'S', name: 'Socket head cap screw' },
  { letter: 'H', name: 'Hexagon head bolt' },
  { letter: 'C', name: 'Countersunk screw' },
  { letter: 'T', name: 'Threaded rod' },
];
const DIAMETERS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 20];
const LENGTHS = [10, 12, 16, 20, 25, 30, 35, 40, 45, 50];
const GRADES = ['8.8 zinc plated', '10.9 black', '12.9 black', 'A2 stainless', 'A4 stainless'];

/** Every screw that a works makes, sold by weight: two thousand lines, two of them to a carton. */
export const FASTENERS = goods(
  FORMS.flatMap(({ letter, name }, form) =>
    DIAMETERS.flatMap((diameter, thick) =>
      LENGTHS.flatMap((length, long) =>
        GRADES.map((grade, hard) => {
          const kilograms = 4 * (1 + ((form + thick + long + hard) % 4));
          const centsPerKilogram = 190 + 45 * hard + 600 / diameter + 2 * long;
          const code = `LD-${letter}${diameter}${length}${hard + 1}`;
          return [
            code,
            `${name} M${diameter} x ${length}, ${grade}`,
            '7318.15.00',
            kilograms,
            'KGS',
            Math.round(centsPerKilogram),
            'CHINA',
            0.5,
            kilograms,
          ] as const;
        }),
      ),
    ),
  ),
);
