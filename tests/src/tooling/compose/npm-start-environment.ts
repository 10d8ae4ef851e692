import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceDeclaration } from '@tallyport/local/services';
import { customsInUse } from '@tallyport/local/stack/customs-in-use';
import { freightInUse } from '@tallyport/local/stack/freight-in-use';
import { mailInUse } from '@tallyport/local/stack/mail-in-use';
import { modelInUse } from '@tallyport/local/stack/model-in-use';
import { stackSecrets } from '@tallyport/local/stack/secrets';
import { seedEnvironment } from '@tallyport/local/stack/seed';
import { type StackAddresses, serviceEnvironment } from '@tallyport/local/stack/service-environment';
import { type StackFolder, stackFolder } from '@tallyport/local/stack/stack-folder';

const ADDRESSES: StackAddresses = {
  ownerUrl: 'postgresql://owner@127.0.0.1:1/tallyport',
  temporal: '127.0.0.1:2',
  temporalPages: 'http://127.0.0.1:10',
  kafka: { brokers: '127.0.0.1:3', account: null, isEncrypted: false },
  webPort: 4,
  intakePort: 8,
  model: modelInUse({}, 5),
  customs: customsInUse({}, 6),
  freight: freightInUse({}, 9),
  mail: mailInUse({}, 9, 9),
};

/** What `npm start` tells this service, with made-up addresses and passwords. */
export function environmentByNpmStart(service: ServiceDeclaration): Record<string, string> {
  return inFolder((folder) => serviceEnvironment(service, ADDRESSES, { folder, secrets: stackSecrets(folder.secrets), healthPort: 7 }));
}

/** What it tells the seed of the demo. */
export function seedEnvironmentByNpmStart(): Record<string, string> {
  return inFolder((folder) => seedEnvironment(folder, ADDRESSES, '2026-03-14'));
}

function inFolder<Answer>(ask: (folder: StackFolder) => Answer): Answer {
  const home = mkdtempSync(join(tmpdir(), 'tallyport-compose-'));
  try {
    return ask(stackFolder({ TALLYPORT_HOME: home }));
  } finally {
    rmSync(home, { recursive: true });
  }
}
