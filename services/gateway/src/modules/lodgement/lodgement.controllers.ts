import { Controller, Inject, type Type } from '@nestjs/common';
import { answerQuestions, finaliseDeclaration, LODGEMENT_CALLS, preLodge } from '@tallyport/contracts/lodgement/http';
import type { Lineage } from '@tallyport/contracts/lodgement/lineage';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type GetCall, type LineageCall, LodgementCalls, type PreflightCall } from './lodgement-calls.js';
import { versionController } from './version.controllers.js';

/** The calls that a declaration and a cargo report have in common. */
function lodgementController(kind: LodgedKind): Type {
  const { get, preflight, lineage, lodge, amend, withdraw, editedOutside } = LODGEMENT_CALLS[kind];

  @Controller()
  class LodgementController {
    constructor(@Inject(LodgementCalls) private readonly calls: LodgementCalls) {}

    @Handles(get)
    get(call: GetCall): Promise<Lodgement> {
      return this.calls.get(kind, call);
    }

    @Handles(preflight)
    preflight(call: PreflightCall): Promise<{ results: PreflightFinding[] }> {
      return this.calls.preflight(kind, call);
    }

    @Handles(lineage)
    lineage(call: LineageCall): Promise<Lineage> {
      return this.calls.lineage(kind, call);
    }

    @Handles(lodge)
    lodge(call: Call<typeof lodge>): Promise<Lodgement> {
      return this.calls.sign(kind, 'lodge', lodge, call, call.body);
    }

    @Handles(amend)
    amend(call: Call<typeof amend>): Promise<Lodgement> {
      return this.calls.sign(kind, 'amend', amend, call, call.body);
    }

    @Handles(withdraw)
    withdraw(call: Call<typeof withdraw>): Promise<Lodgement> {
      return this.calls.withdraw(kind, withdraw, call, call.body.reason);
    }

    @Handles(editedOutside)
    editedOutside(call: Call<typeof editedOutside>): Promise<Lodgement> {
      return this.calls.tell(kind, editedOutside, call, { type: 'mark-edited-outside', reason: call.body.reason || null });
    }
  }
  return LodgementController;
}

/** What only a declaration has: customs validates it before, asks questions, and gives the authority to deal. */
@Controller()
class DeclarationLodgementController {
  constructor(@Inject(LodgementCalls) private readonly calls: LodgementCalls) {}

  @Handles(preLodge)
  preLodge(call: Call<typeof preLodge>): Promise<Lodgement> {
    return this.calls.sign('declaration', 'pre-lodge', preLodge, call, call.body);
  }

  @Handles(answerQuestions)
  answerQuestions(call: Call<typeof answerQuestions>): Promise<Lodgement> {
    const answers = call.body.answers.map(({ question_id, answer, reason }) => ({
      questionId: question_id,
      answer,
      reason: reason || null,
    }));
    return this.calls.tell('declaration', answerQuestions, call, { type: 'answer-questions', answers });
  }

  @Handles(finaliseDeclaration)
  finalise(call: Call<typeof finaliseDeclaration>): Promise<Lodgement> {
    return this.calls.tell('declaration', finaliseDeclaration, call, { type: 'finalise-lodgement' });
  }
}

export const LODGEMENT_CONTROLLERS: Type[] = [
  lodgementController('declaration'),
  lodgementController('cargo-report'),
  versionController('declaration'),
  versionController('cargo-report'),
  DeclarationLodgementController,
];
