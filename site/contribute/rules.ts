/** The address of a rule's page. */
export const rulePath = (id: string): string => `/contribute/rules/${id.toLowerCase()}/`;
