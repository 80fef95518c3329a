export default {
  title: 'A course',
  pages: [{ name: 'Shift', path: '/shift' }],
  // The usual one asks a server for a font.
  globalStylesheets: [],
};
