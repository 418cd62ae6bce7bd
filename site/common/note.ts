// What a page adds to the help of a field, and where more of it is.

export interface Note {
  text: string;
  href: string;
  link: string;
}
