/** Something that is done again and again, each time alone. */
export interface Timed {
  /** Does it once and answers how many milliseconds that took. What has to be cleared up afterwards is done, but not counted. */
  once(): Promise<number>;
  close(): Promise<void>;
}
