/** The simulator of freight systems, as a person at its page uses it. */
export class FreightSimulator {
  private constructor(readonly address: string) {}

  /** Null where nobody listens. */
  static async at(address: string): Promise<FreightSimulator | null> {
    try {
      await fetch(address);
      return new FreightSimulator(address);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  /** The next shipment that a system is sent is met like this. */
  async meetNext(system: string, misbehaviour: string): Promise<void> {
    await this.ask('POST', 'next', { system, misbehaviour, kind: 'UniversalShipment' });
  }

  /** From now on a system lets in with this password only. */
  async changePassword(system: string, password: string): Promise<void> {
    await this.ask('PUT', `systems/${system}`, { password });
  }

  /** From now on what was taken for later is acknowledged there. */
  async acknowledgeTo(address: string): Promise<void> {
    await this.ask('POST', 'acknowledgements', { address });
  }

  private async ask(method: string, path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.address}/simulator/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`the freight simulator answered ${response.status} to ${path}: ${await response.text()}`);
  }
}
