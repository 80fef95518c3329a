export default {
  title: 'A course',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'throw',
  themes: ['@docusaurus/theme-classic'],
  plugins: [['@docusaurus/plugin-content-docs', { routeBasePath: '/' }]],
  clientModules: ['./lab.js'],
};
