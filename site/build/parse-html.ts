// Reads pages. linkedom registers listeners of each node, which takes a third of its time: to a page that is only read,
// nobody listens.
import { Node, parseHTML } from 'linkedom';

// Above the function that it exports as `Node` is the class of all nodes, whose own constructor then registers nothing.
Object.setPrototypeOf(Object.getPrototypeOf(Node), class {});

export { parseHTML };
