/** Settings and report of the mode experiment. */
export interface ModeSettings {
  [option: string]: unknown;
}
export interface ModeReport {
  readonly [field: string]: unknown;
}
