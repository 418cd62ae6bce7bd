// Words that stand only on paper.
export const words = { printed: (day: string, address: string) => `Printed on ${day} from ${address}` };
