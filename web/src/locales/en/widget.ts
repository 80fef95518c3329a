/** What the widget says where there is no lab to say it. */
export const widget = {
  notLoaded: (address: string, cause: string) =>
    `Position Lab did not load. src takes the address of position-lab.js, on a server that lets this page read it. You gave ${address}. ${cause}`,
};
