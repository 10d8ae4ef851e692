import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { CustomsActivities, Sent } from '@tallyport/workflows/lodgement/activities';
import { ApplicationFailure } from '@temporalio/common';
import type { CustomsConnect } from '../adapters/customs/customs-connect.js';
import { acknowledgementIn } from '../lodgement/acknowledgement.js';
import { type BuildPorts, buildInterchange } from '../lodgement/build-interchange.js';
import { signedMessage } from '../lodgement/signed-message.js';
import { alive } from './alive.js';

export interface CustomsPorts extends BuildPorts {
  readonly blobs: BlobStore;
  readonly customs: CustomsConnect;
}

/** The way to customs. Sending is never tried again by itself, everything else may be. */
export function customsActivities(ports: CustomsPorts): CustomsActivities {
  const { store, blobs, customs } = ports;
  return {
    buildInterchange: (ref) => buildInterchange(ports, ref),

    sendInterchange: (ref) =>
      alive(async (signal): Promise<Sent> => {
        const { interchange } = await signedMessage(store, blobs, ref);
        if (interchange === null) throw ApplicationFailure.nonRetryable('an interchange is made before it is sent', 'defect');
        const handedOver = await customs.handOver(await blobs.read(ref.orgId, interchange), signal);
        if (handedOver.kind !== 'answered') return handedOver;
        const acknowledgement = await acknowledgementIn(ports, ref, handedOver.body);
        return acknowledgement === null ? { kind: 'unknown', reason: 'unreadable-answer' } : { kind: 'acknowledged', ...acknowledgement };
      }),

    askForInterchange: (ref) =>
      alive(async (signal) => {
        const { requested } = await signedMessage(store, blobs, ref);
        const found = await customs.find(requested.sender.siteId, ref.controlReference, signal);
        if (found.kind === 'never-seen') return found;
        return {
          kind: 'seen',
          acknowledgement: found.acknowledgement === null ? null : await acknowledgementIn(ports, ref, found.acknowledgement),
        };
      }),
  };
}
