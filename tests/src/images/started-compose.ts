import { freePort } from '@tallyport/local/processes/free-port';
import type { ComposeFile, ComposeService } from '../support/compose-file.js';
import type { ContainerOrder } from './container-bundle.js';
import type { Containers } from './containers.js';
import type { Engines } from './engines.js';
import type { ImageStore } from './image-store.js';

interface Place {
  readonly compose: ComposeFile;
  readonly engines: Engines;
  readonly images: ImageStore;
  readonly containers: Containers;
  readonly repository: string;
  readonly volumesFolder: string;
}

/** Where the processes of the compose file are here: all share one loopback, so each has ports of its own. */
export class StartedCompose {
  private readonly trees = new Map<string, Promise<string>>();

  private constructor(
    private readonly place: Place,
    private readonly gatewayPort: number,
  ) {}

  static async on(place: Place): Promise<StartedCompose> {
    return new StartedCompose(place, await freePort());
  }

  /** The address that a person opens. */
  get address(): string {
    return `http://127.0.0.1:${this.gatewayPort}`;
  }

  /** Runs a service that does one thing and ends. */
  async once(name: string): Promise<void> {
    await this.place.containers.run(await this.order(name));
  }

  /** Starts a service and waits for its health. */
  async start(name: string): Promise<void> {
    await this.place.containers.start(await this.order(name));
  }

  private async order(name: string): Promise<ContainerOrder> {
    const { compose, images, repository, volumesFolder } = this.place;
    const service = compose.services[name];
    if (service === undefined) throw new Error(`docker-compose.yml has no ${name}`);
    const tree = this.trees.get(service.image) ?? images.mount(service.image);
    this.trees.set(service.image, tree);
    const image = await images.configOf(service.image);
    return { name, service: await this.moved(name, service), image, tree: await tree, repository, volumesFolder };
  }

  /** The service, told of the engines and ports of this machine, and of nothing else than the compose file tells it. */
  private async moved(name: string, service: ComposeService): Promise<ComposeService> {
    const { kafka } = this.place.engines;
    const port = String(name === 'gateway' ? this.gatewayPort : await freePort());
    const here: Readonly<Record<string, string>> = { ...kafka, HOST: '127.0.0.1', [name === 'gateway' ? 'PORT' : 'HEALTH_PORT']: port };
    const environment = Object.fromEntries(
      Object.entries(service.environment).map(([key, value]) => [key, here[key] ?? this.addressed(value)]),
    );
    const healthcheck = service.healthcheck && { test: [...service.healthcheck.test.slice(0, -1), port] };
    return { ...service, environment, ...(healthcheck && { healthcheck }) };
  }

  private addressed(value: string): string {
    const addresses = { ...this.place.engines.addresses, 'gateway:4600': `127.0.0.1:${this.gatewayPort}` };
    return Object.entries(addresses).reduce((text, [there, here]) => text.replaceAll(there, here), value);
  }
}
