import pg from 'pg';
import { z } from 'zod';
import { writeJson } from '../stack/json-file.js';
import { seedColleagues } from './colleagues.js';
import { CustomsSimulator } from './customs-simulator.js';
import { seedCustomsSite } from './customs-site.js';
import { declare } from './declaration/declare.js';
import { adminIn, memberIn, seedJob } from './demo-jobs.js';
import { seedOrganisation } from './demo-organisation.js';
import { DEMO_PASSWORD, PEOPLE } from './demo-people.js';
import { SHIPMENTS } from './demo-shipments.js';
import { seedDesk } from './desk/seed-desk.js';
import { seedViews } from './desk/seed-views.js';
import { FreightSimulator } from './freight/freight-simulator.js';
import { seedExports } from './freight/seed-exports.js';
import { GatewayClient } from './gateway-client.js';
import { seedKeptGoods } from './kept-goods.js';
import { seedLesson } from './lesson.js';
import type { SeededShipment } from './shipment.js';
import { seedTeams } from './teams.js';
import { seedWebhook } from './webhook.js';

const Environment = z.object({
  DATABASE_URL: z.string(),
  GATEWAY_ADDRESS: z.string(),
  /** The simulator of customs, which takes the place of customs in the demo, and the intake that it answers to. */
  CUSTOMS_SIMULATOR_ADDRESS: z.string(),
  INTAKE_ADDRESS: z.string(),
  /** The simulator of freight systems. */
  FREIGHT_SIMULATOR_ADDRESS: z.string(),
  DEMO_SIGN_IN_FILE: z.string(),
  /** The day from which the demo counts: a seed that goes on later makes the same jobs and the same papers. */
  DEMO_DAY: z.iso.date(),
});

/** Fills a new database with the demo organisation, through the same calls that people use. May be repeated. */
async function main(): Promise<void> {
  const environment = Environment.parse(process.env);
  const { DATABASE_URL, GATEWAY_ADDRESS, DEMO_SIGN_IN_FILE, DEMO_DAY } = environment;
  const database = new pg.Client({ connectionString: DATABASE_URL });
  await database.connect();
  try {
    const visitor = new GatewayClient(GATEWAY_ADDRESS);
    const members = await seedOrganisation(database, visitor);
    const customs = await CustomsSimulator.at(environment.CUSTOMS_SIMULATOR_ADDRESS);
    if (customs) await seedCustomsSite(adminIn(members), customs, environment.INTAKE_ADDRESS);
    else process.stderr.write('The simulator of customs does not run: the demo organisation cannot lodge, and nothing is lodged.\n');
    await seedKeptGoods(memberIn(members, 'compiler'));
    const today = new Date(DEMO_DAY);
    const seeded: SeededShipment[] = [];
    for (const shipment of SHIPMENTS) {
      const teacher = seeded.find(({ key }) => key === shipment.afterLessonOf);
      if (teacher) await seedLesson(teacher, memberIn(members, 'compiler'));
      seeded.push({ ...shipment, workOrderId: await seedJob(shipment, members, today, SHIPMENTS) });
    }
    // What customs is told to do next is meant for the next that is sent: one goes after the other.
    for (const shipment of seeded) await declare(shipment, memberIn(members, 'broker'), customs);
    await seedColleagues(database, visitor, members, seeded);
    await seedTeams(adminIn(members));
    await seedDesk(DATABASE_URL, members);
    await seedViews(members);
    await seedWebhook(adminIn(members));
    const freight = await FreightSimulator.at(environment.FREIGHT_SIMULATOR_ADDRESS);
    if (freight) await seedExports(seeded, members, freight);
    else process.stderr.write('The simulator of freight systems does not run: nothing is exported.\n');
    const signIns = PEOPLE.map(({ email, role, capacities }) => ({
      email,
      password: DEMO_PASSWORD,
      role: [role, ...capacities].filter(Boolean).join(', '),
    }));
    writeJson(DEMO_SIGN_IN_FILE, signIns);
  } finally {
    await database.end();
  }
}

await main();
