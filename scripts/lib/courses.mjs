// The unit as packages for learning management systems: imsmanifest.xml at the root, index.html (the unit in one file), nothing else. The
// same input gives the same bytes.
import { readFileSync, writeFileSync } from 'node:fs';

/** By the name of the archive. */
export const versions = { scorm12: '1.2', scorm2004: '2004' };

/** Writes the package of one version around the unit in one file. */
export async function writeCourse(version, oneFile, target) {
  // Not before npm has installed it: npm start imports this file in a fresh clone.
  const { zipSync } = await import('fflate');
  const files = { 'imsmanifest.xml': new TextEncoder().encode(manifest(version)), 'index.html': readFileSync(oneFile) };
  // Zip knows no date before 1980, and no time zone: this is its first day wherever it is made.
  const mtime = new Date(1980, 0, 1);
  writeFileSync(target, zipSync(files, { level: 9, mtime }));
}

export function manifest(version) {
  return version === '1.2' ? manifest12 : manifest2004;
}

const title = 'Position Lab: positional information in transformers';

// Importers insist on the version and on the case of scormtype, which the schemas let pass. Schemas are named and not carried.
const manifest12 = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="position-lab" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="unit">
    <organization identifier="unit">
      <title>${title}</title>
      <item identifier="lab" identifierref="lab-page">
        <title>${title}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="lab-page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`;

const manifest2004 = `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="position-lab" version="1.0"
  xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 imscp_v1p1.xsd http://www.adlnet.org/xsd/adlcp_v1p3 adlcp_v1p3.xsd http://www.imsglobal.org/xsd/imsss imsss_v1p0.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 4th Edition</schemaversion>
  </metadata>
  <organizations default="unit">
    <organization identifier="unit">
      <title>${title}</title>
      <item identifier="lab" identifierref="lab-page">
        <title>${title}</title>
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="lab-page" type="webcontent" adlcp:scormType="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
`;
