// What a set, and all of them together, say of themselves to search engines for data.
import type { Dataset } from 'schema-dts';
import { fileLink, pageLink, webLink } from '../common/link.ts';
import { wholeAddress } from '../common/whole-address.ts';
import { manifest, setPackage } from '../duckdb/downloads-build.ts';
import { words as data } from '../explorer/words.ts';
import { PUBLISHER, type Structured } from '../frame/structured.ts';
import { tables } from '../generated/datasets.ts';

/** Types of the files that can be downloaded. */
const FORMATS: Record<string, string> = {
  '.zip': 'application/zip',
  '.csv': 'text/csv',
  '.parquet': 'application/vnd.apache.parquet',
  '.duckdb': 'application/vnd.duckdb',
};

const formatOf = (file: string): string | undefined => FORMATS[file.slice(file.lastIndexOf('.'))];

/** What a measurement says: each column by its name and meaning. */
const VARIABLES = tables.results.columns.map(({ name, description }) => ({
  '@type': 'PropertyValue' as const,
  name,
  description,
}));

const download = (file: string, site: URL | undefined) => ({
  '@type': 'DataDownload' as const,
  name: file,
  contentUrl: wholeAddress(fileLink(`/files/${file}`), site),
  encodingFormat: formatOf(file) ?? 'application/octet-stream',
});

/** @param site The host of the pages, where the build knows it. */
export function structuredSet(id: string, site: URL | undefined): Structured {
  const { title, description, version, created, contributors, sources, licenses } = setPackage(id);
  const set: Dataset = {
    '@type': 'Dataset',
    name: title,
    description,
    url: wholeAddress(pageLink(`/data/sets/${id}/`), site),
    version,
    dateModified: created,
    license: licenses.map(({ path }) => path),
    creator: contributors.map((contributor) => ({ '@type': 'Organization', name: contributor.title })),
    isBasedOn: sources.map(({ title: name, path }) => {
      const address = webLink(path);
      return { '@type': 'CreativeWork', name, ...(address && { url: address }) };
    }),
    variableMeasured: VARIABLES,
    includedInDataCatalog: { '@type': 'DataCatalog', name: data.title, url: wholeAddress(pageLink('/data/'), site) },
    distribution: [download(`${id}.zip`, site)],
    isAccessibleForFree: true,
  };
  return { '@context': 'https://schema.org', ...set };
}

/** All sets as one, with every file that the build offers. */
export function structuredData(site: URL | undefined): Structured {
  const files = manifest().files.filter(({ file }) => formatOf(file) !== undefined);
  const all: Dataset = {
    '@type': 'Dataset',
    name: data.title,
    description: data.description,
    url: wholeAddress(pageLink('/data/'), site),
    creator: PUBLISHER,
    license: 'https://creativecommons.org/publicdomain/zero/1.0/',
    variableMeasured: VARIABLES,
    distribution: files.map(({ file, bytes, sha256 }) => ({
      ...download(file, site),
      contentSize: `${bytes} B`,
      sha256,
    })),
    isAccessibleForFree: true,
  };
  return { '@context': 'https://schema.org', ...all };
}
