// Of pages that differ in their rows alone, those that a build makes: all of them, or one in so many, which
// `npm run site -- --share 30` says, where what all pages have in common is tested a second time.
import process from 'node:process';

const share = Number(process.env.LANEWISE_SHARE ?? 1);

export const inShare = <Page>(pages: readonly Page[]): Page[] => pages.filter((_, index) => index % share === 0);
