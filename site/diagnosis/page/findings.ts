import { pageLink } from '../../common/link.ts';

/** The address of the page about a finding. */
export const findingPath = (id: string): string => pageLink(`/diagnose/findings/${id.toLowerCase()}/`);
