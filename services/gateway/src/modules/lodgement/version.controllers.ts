import { Controller, Inject, type StreamableFile, type Type } from '@nestjs/common';
import { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import type { AsLodged, LodgedVersion, VersionDifference } from '@tallyport/contracts/lodgement/version-http';
import { Handles } from '../../platform/http/handles.js';
import {
  type AsLodgedCall,
  type DialogueCall,
  type DifferenceCall,
  type InterchangeCall,
  VersionCalls,
  type VersionsCall,
} from './version-calls.js';

/** Versions of what is lodged, and what was said about them. */
export function versionController(kind: LodgedKind): Type {
  const { versions, asLodged, interchange, difference, dialogue } = LODGEMENT_CALLS[kind];

  @Controller()
  class VersionController {
    constructor(@Inject(VersionCalls) private readonly calls: VersionCalls) {}

    @Handles(versions)
    versions(call: VersionsCall): Promise<{ results: LodgedVersion[] }> {
      return this.calls.list(kind, call);
    }

    @Handles(asLodged)
    asLodged(call: AsLodgedCall): Promise<AsLodged> {
      return this.calls.asLodged(kind, call);
    }

    @Handles(interchange)
    interchange(call: InterchangeCall): Promise<StreamableFile> {
      return this.calls.interchange(kind, call);
    }

    @Handles(difference)
    difference(call: DifferenceCall): Promise<VersionDifference> {
      return this.calls.difference(kind, call);
    }

    @Handles(dialogue)
    dialogue(call: DialogueCall): Promise<StreamableFile> {
      return this.calls.dialogue(kind, call);
    }
  }
  return VersionController;
}
