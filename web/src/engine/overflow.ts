/** Settings and report of the overflow experiment. */
export interface OverflowSettings {
  [option: string]: unknown;
}
export interface OverflowReport {
  readonly [field: string]: unknown;
}
