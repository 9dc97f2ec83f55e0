/** Made by `src/tools/block-catalogue.ts`: the name of every block type, as its editor has it. */
declare module 'virtual:block-names' {
  export const blockNames: Readonly<Record<string, Readonly<Record<'en' | 'th', string>>>>
}

/** Made by `src/tools/block-catalogue.ts`: the document of the page that shows every block. */
declare module 'virtual:demo-element' {
  export const demoElement: string
}

/** The text of a Typst template, imported by the gateway. */
declare module '*.typ?raw' {
  const template: string
  export default template
}
