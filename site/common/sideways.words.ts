// What stands above a table that is wider than its place.
export const words = { hint: 'Scroll sideways to see the rest.' };
