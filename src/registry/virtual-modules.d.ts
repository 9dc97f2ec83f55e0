/** Made by `src/tools/block-catalogue.ts`: for each prefix of block types, a module with the loaders of their views. */
declare module 'virtual:block-views' {
  type View = import('react').ComponentType<Record<string, unknown>>
  type Prefix = { files: Readonly<Record<string, () => Promise<{ View: View }>>> }
  export const loaders: Readonly<Record<string, () => Promise<Prefix>>>
}

/** The same for what the builder needs besides, as one module for each type (`src/tools/block-kits.ts`). */
declare module 'virtual:block-kits' {
  type Kit = {
    schema: import('@schemas/block').AnyBlock
    editor?: import('@kit/block-editor').BlockEditor
    migrations?: readonly import('@schemas/block').BlockMigration[]
  }
  type Prefix = { files: Readonly<Record<string, () => Promise<Kit>>> }
  export const loaders: Readonly<Record<string, () => Promise<Prefix>>>
}
