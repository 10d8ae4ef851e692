import { Inject, Injectable } from '@nestjs/common';
import type { LineOutcomes } from '@tallyport/contracts/classification/line-http';
import { goodsKey } from '@tallyport/domain/classification/goods-key';
import { LineSuggester } from '@tallyport/tariff/line-suggester';
import { findRefusedCodes } from '@tallyport/tariff/refused-codes';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { oncePerCommand } from '../../platform/commands/once-per-command.js';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { DATABASE, POOL } from '../../platform/tokens.js';
import { FillLines, inferred, type LineProposal } from '../shipping-record/fill-lines.js';
import { textOf } from '../shipping-record/text-of.js';
import { isFilled, productCodeProposal, productProposal, tariffProposal } from './line-proposals.js';
import { type JobLine, LinesOfJob } from './lines-of-job.js';

/** The calls that fill the lines of a job. Each answers line by line, and does nothing when it is repeated. */
@Injectable()
export class LineClassificationCommands {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LinesOfJob) private readonly lines: LinesOfJob,
    @Inject(FillLines) private readonly filling: FillLines,
    @Inject(LineSuggester) private readonly suggester: LineSuggester,
  ) {}

  async matchProducts(member: Member, jobId: string, identity: CommandIdentity): Promise<LineOutcomes> {
    const lines = await this.lines.all(member.orgId, jobId);
    const goods = lines.map((line) => line.goods);
    const [known, refused] = await Promise.all([
      this.suggester.known(member.orgId, goods),
      findRefusedCodes(this.pool, member.orgId, goods),
    ]);
    const proposals = lines.map((line, index) => productProposal(line, known[index] ?? [], refused[index] ?? []));
    return this.filled(member, jobId, proposals, identity);
  }

  async findTariffCodes(member: Member, jobId: string, identity: CommandIdentity): Promise<LineOutcomes> {
    const lines = await this.lines.all(member.orgId, jobId);
    const suggested = await this.suggester.suggest(
      member.orgId,
      lines.map((line) => line.goods),
    );
    const proposals = lines.flatMap((line, index) => {
      const suggestion = suggested[index];
      return suggestion ? [tariffProposal(line, suggestion)] : [];
    });
    return this.filled(member, jobId, proposals, identity);
  }

  /** Without a word which way, product codes that were filled are taken back, and filled where none is. */
  async toggleProductCodes(
    member: Member,
    jobId: string,
    switchedOn: boolean | undefined,
    identity: CommandIdentity,
  ): Promise<LineOutcomes & { on: boolean }> {
    const lines = await this.lines.all(member.orgId, jobId);
    const on = switchedOn ?? !lines.some(isFilled);
    const known = await this.suggester.known(
      member.orgId,
      lines.map((line) => line.goods),
    );
    const proposals = lines.map((line, index) => productCodeProposal(line, known[index] ?? [], on));
    // The way is part of the answer, so a repeat under the same key must hear it again.
    return oncePerCommand(this.database, member, identity, async () => ({
      ...(await this.filled(member, jobId, proposals, identity)),
      on,
    }));
  }

  /** Keeps that a code is not for the goods of this line, and takes it off the line where a rule had put it. */
  async refuse(
    member: Member,
    jobId: string,
    recordId: string,
    { line_id, code, because }: { line_id: string; code: string; because: string },
    identity: CommandIdentity,
  ): Promise<JobLine> {
    const at = await this.line(member.orgId, jobId, recordId, line_id);
    const key = goodsKey(at.goods.productCode) ?? goodsKey(at.goods.description);
    if (key !== null) {
      const row = { org_id: member.orgId, goods_key: key, hs_code: code, because, refused_by: member.userId };
      await oncePerCommand(this.database, member, identity, async (transaction) => {
        await transaction
          .insertInto('kept.refused_code')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return {};
      });
    }
    if (textOf(at.line, 'hs_code')?.startsWith(code)) {
      const fields = { hs_code: inferred(null, 0, null), match_confidence: inferred(null, 0, null) };
      await this.filling.fill(member, jobId, [{ at, fields, because: 'refused' }], identity);
    }
    return this.line(member.orgId, jobId, recordId, line_id);
  }

  private async line(orgId: string, jobId: string, recordId: string, lineId: string): Promise<JobLine> {
    const lines = await this.lines.ofInvoice(orgId, jobId, recordId);
    const line = lines.find(({ line: { line_id } }) => line_id === lineId);
    if (!line) throw new ProblemError('record.line-not-found');
    return line;
  }

  private async filled(
    member: Member,
    jobId: string,
    proposals: readonly LineProposal[],
    identity: CommandIdentity,
  ): Promise<LineOutcomes> {
    const results = await this.filling.fill(member, jobId, proposals, identity);
    return { results, count: results.length, filled: results.filter(({ outcome }) => outcome === 'filled').length };
  }
}
