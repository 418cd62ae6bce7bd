import { pageLink } from '../common/link.ts';
export const rulePath = (id: string): string => pageLink(`/contribute/rules/${id.toLowerCase()}/`);
