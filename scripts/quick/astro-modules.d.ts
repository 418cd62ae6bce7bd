// What tsc alone takes an .astro file for; `npm test` reads them whole.
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
