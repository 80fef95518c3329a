/** As in the other page that is one file. */
export * from '../one-file/page.ts';
