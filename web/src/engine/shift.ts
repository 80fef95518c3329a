/** Settings and report of the shift experiment. */
export interface ShiftSettings {
  [option: string]: unknown;
}
export interface ShiftReport {
  readonly [field: string]: unknown;
}
