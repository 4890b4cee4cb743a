import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './prepare.mjs';
import { sourceDate } from './source-date.mjs';

/** npm marks by this what is for development alone. */
const DEVELOPMENT = 'cdx:npm:package:development';

/**
 * The software bill of materials (CycloneDX 1.5, JSON) of what is delivered: each package of the lock file that is not
 * for development alone, those in the console's files among them. npm makes it without the network; what differs from
 * one run to the next is put in order, so that two builds are equal.
 * @returns {Promise<string>}
 */
export async function sbom() {
  // With --omit=dev npm leaves out what is both developed with and delivered.
  const args = 'sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only --offline'.split(
    ' ',
  );
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const bom = JSON.parse(stdout);
  const left = new Set(bom.components.filter(isDeveloped).map((component) => component['bom-ref']));
  const isDelivered = (ref) => !left.has(ref);
  bom.components = bom.components.filter((component) => isDelivered(component['bom-ref']));
  bom.dependencies = bom.dependencies
    .filter(({ ref }) => isDelivered(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isDelivered) }));
  bom.serialNumber = `urn:uuid:${uuidOf(readFileSync(join(root, 'package-lock.json')))}`;
  const date = sourceDate();
  if (date === null) delete bom.metadata.timestamp;
  else bom.metadata.timestamp = date.toISOString();
  // npm calls the project by its folder.
  bom.metadata.component.name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;
  return `${JSON.stringify(bom, null, 2)}\n`;
}

const isDeveloped = ({ properties }) =>
  properties.some(({ name, value }) => name === DEVELOPMENT && value === 'true');

/** A UUID of the eighth version, which says what its maker wants: here the digest of the packages. @param {Buffer} content */
function uuidOf(content) {
  const hex = createHash('sha256').update(content).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
