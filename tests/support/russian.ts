/**
 * A module of Russian words as the English one that it stands for. Its type says that any word may be missing; a test
 * that looks at a word fails where it is.
 */
export const asEnglish = async <English>(module: Promise<unknown>): Promise<English> => (await module) as English;
