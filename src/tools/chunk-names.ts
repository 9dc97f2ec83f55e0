const blockFile = /[\\/]blocks[\\/]([^\\/]+)[\\/]([^\\/]+)[\\/](?:schema\.ts(?:\?kit)?|editor\.tsx|migrations\.ts)$/
/** What editing a block type needs, a file for each: a page opens with those of its blocks (`registry/block-kits`). */
export const kitName =
  (commonBlocks: readonly string[]) =>
  (id: string): string | null => {
    const [, area, block] = blockFile.exec(id) ?? []
    if (!area) return null
    return commonBlocks.includes(`${area}/${block}`) ? 'common-kits' : `block-kit-${area}-${block}`
  }
/**
 * The loaders of a prefix's views and kits in one file, those of prefixes that nearly every page uses in another
 * (`src/tools/block-catalogue.ts`).
 */
export const loadersName =
  (commonBlocks: readonly string[]) =>
  (id: string): string | null => {
    const [, prefix] = /^\0virtual:block-(?:views|kits)\/(.+)$/.exec(id) ?? []
    if (!prefix) return null
    return commonBlocks.some((type) => type.startsWith(`${prefix}/`)) ? 'common-loaders' : `block-loaders-${prefix}`
  }
