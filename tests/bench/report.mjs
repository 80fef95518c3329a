// The parts of the bench, one file each, and the document that they make.
import { aimSections } from './aims.mjs';
import { attentionSections, raceAttention } from './attention.mjs';
import { withBrowser } from './browser.mjs';
import { experimentSections, raceExperiments } from './experiments.mjs';
import { explanation } from './explanation.mjs';
import { growthSections, raceGrowth } from './growth.mjs';
import { labSections, measureLab } from './lab.mjs';
import { load, machineSection } from './machine.mjs';
import { payloadSections, racePayload } from './payload.mjs';
import { chromiumPlace } from './places/chromium.mjs';
import { nodePlace } from './places/node.mjs';
import { raceTable, tableSections } from './table.mjs';

/** In the order of the document: measure(where) and the sections of what it found. */
const parts = {
  attention: { measure: raceAttention, sections: attentionSections },
  growth: { measure: raceGrowth, sections: growthSections },
  table: { measure: raceTable, sections: tableSections },
  experiments: { measure: raceExperiments, sections: experimentSections },
  payload: { measure: racePayload, sections: payloadSections },
  lab: { measure: measureLab, sections: labSections },
};
export const partNames = Object.keys(parts);

const introduction = `# Benchmarks

Written by \`npm run bench\`: what one machine measured once. Sizes are the same everywhere; times are not, and a busy machine
stretches them.
`;

/** What the parts named found, by their names, and where: { results, machine }. */
export function measure(names) {
  return withBrowser(async (where) => {
    const loadBefore = load();
    const node = await nodePlace();
    const results = {};
    for (const name of names) {
      // A page of its own for each part: what one has allocated and compiled is not the next one's.
      const chromium = await chromiumPlace(where.browser, where.pages);
      results[name] = await parts[name].measure({ ...where, node, chromium });
      await chromium.close();
    }
    return { results, machine: machineSection(where.browser, loadBefore) };
  });
}

export function report({ results, machine }) {
  const sections = Object.entries(results).flatMap(([name, found]) => parts[name].sections(found));
  return [introduction, ...aimSections(results), ...sections, ...machine, explanation].join('\n');
}
