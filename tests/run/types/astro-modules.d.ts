// What tsc takes an .astro file for: `astro check` reads those whole.
declare module '*.astro' {
  const component: (props: Record<string, unknown>) => unknown;
  export default component;
}
