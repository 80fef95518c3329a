// npm run doctor: what is found, what is missing, and the line that installs it. Changes nothing.
import { npmPackagesFresh } from './lib/install.mjs';
import { aptLine, inspectTools } from './lib/tools.mjs';

const row = (name, version, use) => console.log(`${name.padEnd(20)}${(version || 'MISSING').padEnd(18)}for npm ${use}`);

const fresh = npmPackagesFresh();
const tools = inspectTools('long');
const missing = (rare) =>
  tools.filter(({ use, version }) => !version && (use === 'long') === rare).map((tool) => tool.package);
const packages = missing(false);

row('node', process.versions.node, 'start');
row('npm packages', fresh ? 'as locked' : '', 'start');
for (const tool of tools) row(tool.package, tool.version, tool.use === 'long' ? 'run test:long' : tool.use);
if (!fresh) console.log('\nTo install the npm packages:\n  npm ci');
if (packages.length > 0) console.log(`\nTo install the Debian packages:\n  ${aptLine(packages)}`);
// The long run installs these itself where it may, and nothing else needs them.
if (missing(true).length > 0) console.log(`\nOnly for npm run test:long:\n  ${aptLine(missing(true))}`);
process.exitCode = fresh && packages.length === 0 ? 0 : 1;
