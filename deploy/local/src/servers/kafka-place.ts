/** Where a Kafka of our own runs, and with what. */
export interface KafkaPlace {
  readonly java: string;
  readonly libs: string;
  readonly dataFolder: string;
  readonly port: number;
  readonly controllerPort: number;
  /** Of the one account that the broker lets in. */
  readonly password: string;
  readonly logFile: string;
}
