/** The simulator of customs, as a person at its page uses it. */
export class CustomsSimulator {
  private constructor(private readonly address: string) {}

  /** Null where nobody listens. */
  static async at(address: string): Promise<CustomsSimulator | null> {
    try {
      await fetch(address);
      return new CustomsSimulator(address);
    } catch (error) {
      if (error instanceof TypeError) return null;
      throw error;
    }
  }

  /** Answers to the site go to this address. */
  async answerTo(site: string, answersTo: string): Promise<void> {
    await this.ask('PUT', `sites/${site}`, { answers_to: answersTo });
  }

  /** The next interchange is met like this, and those after it as ever, whatever was asked for before. */
  async meetNext(behaviour: string): Promise<void> {
    await this.ask('PUT', 'simulator/next', { behaviours: [behaviour] });
  }

  /** Moves on what customs knows by this id. */
  async move(icsIdentifier: string, to: 'hold' | 'clear' | 'authority'): Promise<void> {
    await this.ask('POST', `simulator/declarations/${icsIdentifier}/${to}`, {});
  }

  private async ask(method: string, path: string, body: object): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${this.address}/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`customs answered ${response.status} to ${path}: ${await response.text()}`);
  }
}
