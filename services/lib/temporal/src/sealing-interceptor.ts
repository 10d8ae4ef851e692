import { SEAL_HEADER, type SentMessage, START_SEAL_HEADER } from '@tallyport/workflows/support/sealed-messages';
import type { WorkflowClientInterceptor } from '@temporalio/client';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import { sealOf } from './seal.js';

/** Seals whatever a client sends to workflows: what begins a run, signals and updates. */
export function sealingInterceptor(key: string): WorkflowClientInterceptor {
  const seal = (message: SentMessage): Headers => ({
    [message.kind === 'start' ? START_SEAL_HEADER : SEAL_HEADER]: defaultPayloadConverter.toPayload(sealOf(key, message)),
  });
  const start = ({ options: { workflowId, args }, workflowType: name }: Begun) => seal({ workflowId, kind: 'start', name, args });

  return {
    startWithDetails: (input, next) => next({ ...input, headers: { ...input.headers, ...start(input) } }),
    signal: (input, next) => {
      const { workflowExecution, signalName: name, args } = input;
      const signal = seal({ workflowId: workflowExecution.workflowId, kind: 'signal', name, args });
      return next({ ...input, headers: { ...input.headers, ...signal } });
    },
    signalWithStart: (input, next) => {
      const { options, signalName: name, signalArgs: args } = input;
      const signal = seal({ workflowId: options.workflowId, kind: 'signal', name, args });
      return next({ ...input, headers: { ...input.headers, ...start(input), ...signal } });
    },
    startUpdate: (input, next) => {
      const { workflowExecution, updateName: name, args } = input;
      const update = seal({ workflowId: workflowExecution.workflowId, kind: 'update', name, args });
      return next({ ...input, headers: { ...input.headers, ...update } });
    },
    startUpdateWithStart: (input, next) => {
      const { workflowStartOptions: options, workflowType, updateName: name, updateArgs: args } = input;
      const workflowStartHeaders = { ...input.workflowStartHeaders, ...start({ options, workflowType }) };
      const updateHeaders = { ...input.updateHeaders, ...seal({ workflowId: options.workflowId, kind: 'update', name, args }) };
      return next({ ...input, workflowStartHeaders, updateHeaders });
    },
  };
}

interface Begun {
  readonly workflowType: string;
  readonly options: { readonly workflowId: string; readonly args: unknown[] };
}
