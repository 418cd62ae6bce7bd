import { pageLink } from '../common/link.ts';
/** The address of a rule's page. */
export const rulePath = (id: string): string => pageLink(`/contribute/rules/${id.toLowerCase()}/`);
