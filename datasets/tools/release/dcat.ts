/**
 * `dcat.jsonld`: the release as catalogues of data know it (DCAT 3, in the shape of DCAT-AP 3.0). Addresses are relative
 * to the file unless the release knows where it will be published.
 */
import {
  creatorsOf,
  DESCRIPTION,
  type Facts,
  formatOf,
  KEYWORDS,
  LICENCES,
  licencesOf,
  NAME,
  PUBLISHER,
  type ReleaseFile,
  TITLE,
} from './facts.ts';

const CONTEXT = {
  adms: 'http://www.w3.org/ns/adms#',
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  skos: 'http://www.w3.org/2004/02/skos/core#',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

/** Vocabularies that DCAT-AP takes its values from. */
const LANGUAGE = 'http://publications.europa.eu/resource/authority/language/ENG';
const THEME = 'http://publications.europa.eu/resource/authority/data-theme/TECH';
const RIGHTS = 'http://publications.europa.eu/resource/authority/access-right/PUBLIC';
const FILE_TYPES: Record<string, string> = {
  csv: 'http://publications.europa.eu/resource/authority/file-type/CSV',
  parquet: 'http://publications.europa.eu/resource/authority/file-type/PARQUET',
};
const MEDIA_TYPES = 'https://www.iana.org/assignments/media-types';
/** Not registered: no address to give. */
const UNREGISTERED = ['application/vnd.duckdb'];

const english = (text: string) => ({ '@language': 'en', '@value': text });
const typed = (type: string, value: string) => ({ '@type': `xsd:${type}`, '@value': value });
const agent = (name: string) => ({ '@type': 'foaf:Agent', 'foaf:name': name });

export function dcat(facts: Facts): object {
  const { version, day, at = './', doi, files, previous } = facts;
  const issued = typed('date', day);
  return {
    '@context': CONTEXT,
    '@id': `${at}#catalogue`,
    '@type': 'dcat:Catalog',
    'dct:title': english('Releases of the Lanewise data set'),
    'dct:description': english('Each release stays as it is, at an address of its own.'),
    'dct:publisher': agent(PUBLISHER),
    'dct:language': { '@id': LANGUAGE, '@type': 'dct:LinguisticSystem' },
    'dct:issued': issued,
    'dcat:dataset': {
      '@id': `${at}#dataset`,
      '@type': 'dcat:Dataset',
      'dct:title': english(TITLE),
      'dct:description': english(DESCRIPTION),
      'dct:identifier': doi ? `https://doi.org/${doi}` : `${NAME}-${version.name}`,
      'dct:issued': issued,
      'dct:modified': issued,
      'dcat:version': version.name,
      ...(previous && { 'adms:versionNotes': english(`Follows ${previous.name}: see CHANGES.md.`) }),
      'dct:publisher': agent(PUBLISHER),
      'dct:creator': creatorsOf(facts).map(agent),
      'dct:language': { '@id': LANGUAGE, '@type': 'dct:LinguisticSystem' },
      'dct:accessRights': { '@id': RIGHTS, '@type': 'dct:RightsStatement' },
      'dcat:theme': { '@id': THEME, '@type': 'skos:Concept', 'skos:prefLabel': english('Science and technology') },
      'dcat:keyword': KEYWORDS.map(english),
      ...(at !== './' && { 'dcat:landingPage': { '@id': at, '@type': 'foaf:Document' } }),
      'dcat:distribution': files.map((file) => distribution(file, facts)),
    },
  };
}

function distribution({ path, bytes, sha256 }: ReleaseFile, facts: Facts): object {
  const { at = './' } = facts;
  const { format, mediatype, title } = formatOf(path);
  const type = FILE_TYPES[format];
  return {
    '@id': `${at}#${path}`,
    '@type': 'dcat:Distribution',
    'dct:title': english(`${path} (${title})`),
    'dcat:accessURL': { '@id': `${at}${path}` },
    'dcat:downloadURL': { '@id': `${at}${path}` },
    ...(type && { 'dct:format': { '@id': type, '@type': 'dct:MediaTypeOrExtent' } }),
    ...(!UNREGISTERED.includes(mediatype) && {
      'dcat:mediaType': { '@id': `${MEDIA_TYPES}/${mediatype}`, '@type': 'dct:MediaType' },
    }),
    'dcat:byteSize': typed('nonNegativeInteger', String(bytes)),
    // A distribution has one licence there, and the sets have several: the document that says which is whose.
    'dct:license': {
      '@id': `${at}${LICENCES}`,
      '@type': 'dct:LicenseDocument',
      'dct:title': english(
        `Each set has its own licence: ${licencesOf(facts)
          .map(({ name }) => name)
          .join(', ')}`,
      ),
    },
    'spdx:checksum': {
      '@type': 'spdx:Checksum',
      'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256', '@type': 'spdx:ChecksumAlgorithm' },
      'spdx:checksumValue': typed('hexBinary', sha256),
    },
  };
}
