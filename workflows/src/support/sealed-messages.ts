/** What is sent to a workflow: what begins a run of it, a signal or an update. */
export interface SentMessage {
  readonly workflowId: string;
  readonly kind: 'start' | 'signal' | 'update';
  /** The workflow's type, or the name of the signal or update. */
  readonly name: string;
  readonly args: readonly unknown[];
}

/** The header in which a signal or an update carries the seal of its sender. */
export const SEAL_HEADER = 'tallyport-seal';

/** The header in which a run carries the seal of who began it; a run that continues itself hands it on. */
export const START_SEAL_HEADER = 'tallyport-start-seal';

/** Who holds the key, outside the sandbox. A local activity: it is quick, and may be repeated. */
export interface SealActivities {
  /** Whether this was sealed by gateway or reactor. A message that was not is told to the operators. */
  isSealGenuine(message: SentMessage & { readonly seal: string | null }): Promise<boolean>;
}
