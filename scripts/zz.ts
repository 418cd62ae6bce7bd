import { indexPages, endIndexing } from './search-index.ts';
import { finish } from './finish.ts';
await indexPages({ folder: process.cwd()+'/dist', address: '/', language: 'en', others: [] });
await endIndexing();
await finish(process.cwd()+'/dist', '/', ['/']);
