/** What the widget says where there is no lab to say it. */
export const widget = {
  /** In place of an address. */
  noSource: (beside: string) => `no src, and ${beside} has none beside it`,
  notLoaded: (address: string, cause: string) =>
    `Position Lab did not load. src takes the address of position-lab.js, on a server that lets this page read it. You gave ${address}. ${cause}`,
};
