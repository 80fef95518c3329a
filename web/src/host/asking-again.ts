/**
 * What is imported after something did not come. Firefox remembers a file that failed, under its address, for as long as the page lives:
 * to ask once more is to ask for another address. vite.config.ts appends this to those of all that is imported later.
 */
declare global {
  var positionLabAgain: string | undefined;
}

let failures = 0;

/** An import failed: those from now on ask anew. */
export function askAnew(): void {
  failures += 1;
  globalThis.positionLabAgain = `?again=${failures}`;
}
