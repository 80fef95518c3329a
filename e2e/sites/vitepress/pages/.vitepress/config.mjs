export default {
  title: 'A course',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'position-lab' } } },
  head: [['script', { type: 'module', src: '/position-lab/position-lab.js' }]],
};
