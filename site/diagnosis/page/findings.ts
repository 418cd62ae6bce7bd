import { pageLink } from '../../common/link.ts';

export const findingPath = (id: string): string => pageLink(`/diagnose/findings/${id.toLowerCase()}/`);
