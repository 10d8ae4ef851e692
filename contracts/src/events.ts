import type { z } from 'zod';
import { CheckOverridden, CheckOverrideTakenBack } from './check/events.js';
import type { EventDefinition } from './define-event.js';
import {
  DocumentClassified,
  DocumentSegmentsCorrected,
  DocumentUploaded,
  DocumentWithdrawn,
  ExtractionCancelled,
  ExtractionFailed,
  ExtractionGoodsJudged,
  ExtractionModelAsked,
  ExtractionPageRead,
  ExtractionRequested,
  ExtractionStepFinished,
} from './document-extraction/events.js';
import { Erased } from './erased.js';
import { CustomsMessageMatched, CustomsMessageReceived } from './lodgement/customs-message-events.js';
import {
  CustomsAnswerRecorded,
  LodgementAccepted,
  LodgementAcknowledged,
  LodgementEditedOutside,
  LodgementFinalised,
  LodgementMessageBuilt,
  LodgementQuestionsAnswered,
  LodgementQuestionsAsked,
  LodgementRejected,
  LodgementRequested,
  LodgementSendFailed,
  LodgementSendUnknown,
  LodgementSent,
  LodgementWithdrawn,
} from './lodgement/events.js';
import { MemberCallRefused } from './organisation/events.js';
import {
  RecordAmended,
  RecordDifferenceDeclined,
  RecordDifferenceOffered,
  RecordExtracted,
  RecordLineAdded,
  RecordLineAmended,
  RecordLineRemoved,
  RecordLineRestored,
  RecordLinesExtracted,
  RecordLinesInferred,
  RecordValuesConfirmed,
  RecordValuesTakenBack,
  RecordValuesUnconfirmed,
  RecordWithdrawn,
} from './shipping-record/events.js';
import { MessagePosted } from './work-order/conversation-events.js';
import { JobStatusChanged, WorkOrderAmended, WorkOrderAssigned, WorkOrderDeleted, WorkOrderReceived } from './work-order/events.js';

/** Every event that a stream may hold, by area. An event that is not here cannot be appended. */
export const EVENTS = [
  WorkOrderReceived,
  JobStatusChanged,
  WorkOrderAssigned,
  WorkOrderAmended,
  WorkOrderDeleted,
  MessagePosted,
  DocumentUploaded,
  DocumentClassified,
  DocumentSegmentsCorrected,
  DocumentWithdrawn,
  ExtractionRequested,
  ExtractionStepFinished,
  ExtractionPageRead,
  ExtractionModelAsked,
  ExtractionGoodsJudged,
  ExtractionFailed,
  ExtractionCancelled,
  RecordExtracted,
  RecordLinesExtracted,
  RecordAmended,
  RecordLineAmended,
  RecordLineAdded,
  RecordLineRemoved,
  RecordLineRestored,
  RecordDifferenceOffered,
  RecordValuesConfirmed,
  RecordValuesUnconfirmed,
  RecordValuesTakenBack,
  RecordDifferenceDeclined,
  RecordLinesInferred,
  RecordWithdrawn,
  CheckOverridden,
  CheckOverrideTakenBack,
  LodgementRequested,
  LodgementMessageBuilt,
  LodgementSent,
  LodgementSendUnknown,
  LodgementSendFailed,
  LodgementAcknowledged,
  LodgementRejected,
  LodgementAccepted,
  LodgementQuestionsAsked,
  LodgementQuestionsAnswered,
  LodgementWithdrawn,
  CustomsAnswerRecorded,
  LodgementEditedOutside,
  LodgementFinalised,
  MemberCallRefused,
  CustomsMessageReceived,
  CustomsMessageMatched,
  Erased,
] as const;

export type DomainEvent = z.infer<(typeof EVENTS)[number]['schema']>;

export type EventType = DomainEvent['type'];

const definitions: ReadonlyMap<string, EventDefinition<string, z.ZodType>> = new Map(EVENTS.map((event) => [event.type, event]));

/** The declaration of an event type, or undefined for a type that this version does not know. */
export function eventDefinition(type: string): EventDefinition<string, z.ZodType> | undefined {
  return definitions.get(type);
}
