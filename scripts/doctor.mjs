// npm run doctor: what is found, what is missing, and the line that installs it. Changes nothing.
import { npmPackagesFresh } from './lib/install.mjs';
import { aptLine, inspectTools } from './lib/tools.mjs';

const row = (name, version, use) => console.log(`${name.padEnd(18)}${(version || 'MISSING').padEnd(18)}for npm ${use}`);

const fresh = npmPackagesFresh();
const tools = inspectTools('test');
const packages = tools.filter((tool) => !tool.version).map((tool) => tool.package);

row('node', process.versions.node, 'start');
row('npm packages', fresh ? 'as locked' : '', 'start');
for (const tool of tools) row(tool.package, tool.version, tool.use);
if (!fresh) console.log('\nTo install the npm packages:\n  npm ci');
if (packages.length > 0) console.log(`\nTo install the Debian packages:\n  ${aptLine(packages)}`);
process.exitCode = fresh && packages.length === 0 ? 0 : 1;
