/** One file that was made to harm its reader, or that came to harm on its way. */
export interface HostileFile {
  readonly name: string;
  /** Made when it is needed: a whole corpus in memory would be a bomb of its own. */
  make(): Buffer | Promise<Buffer>;
}

export const hostileFile = (name: string, make: HostileFile['make']): HostileFile => ({ name, make });
