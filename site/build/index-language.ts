// Makes the search index of one language, whose place comes as JSON: site.ts runs one for each, side by side.
import { endIndexing, type Indexed, indexPages } from './search-index.ts';

const indexed: Indexed = JSON.parse(process.argv[2] ?? '');
await indexPages(indexed);
await endIndexing();
