// Words of citations and lists of sources.
export const words = {
  title: 'Sources',
  cite: (number: number, title: string) => `Source ${number}: ${title}`,
  published: (day: string) => `published ${day}`,
  accessed: (day: string) => `read ${day}`,
};
