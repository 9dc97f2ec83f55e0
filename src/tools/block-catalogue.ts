import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { demoElementPage } from './demo-element.mjs'
import { listBlocks } from './list-blocks.mjs'

const blocks = fileURLToPath(new URL('../../blocks', import.meta.url))

/** Modules that list all block types, made from their folders: a checked-in list would change with every new block. */
const modules: Record<string, () => string> = {
  // The name of each type, for screens outside the builder: visitors must not load the editors.
  'virtual:block-names': () =>
    `export const blockNames = ${JSON.stringify(Object.fromEntries(listBlocks().map(({ type, label }) => [type, label])))}`,
  // The page of every block with its examples, as the text of a page document.
  'virtual:demo-element': () => `export const demoElement = ${JSON.stringify(JSON.stringify(demoElementPage()))}`,
  'virtual:block-views': () => loaderIndex('virtual:block-views'),
  'virtual:block-kits': () => loaderIndex('virtual:block-kits'),
}

/** What the loaders of a prefix load of each block type. */
const loaderGlobs: Record<string, (prefix: string) => string> = {
  'virtual:block-views': (prefix) => `import.meta.glob('/blocks/${prefix}/*/view.tsx')`,
  'virtual:block-kits': (prefix) => `import.meta.glob('/blocks/${prefix}/*/schema.ts', { query: '?kit' })`,
}

/** The prefixes of block types: the folders of `blocks`. */
const prefixes = () =>
  readdirSync(blocks, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)

/**
 * The modules of all prefixes, loaded on demand: one map of all types, each with the files that it loads, would grow for
 * every page with each block that the page does not use.
 */
const loaderIndex = (name: string) =>
  `export const loaders = {${prefixes()
    .map((prefix) => `${JSON.stringify(prefix)}: () => import('${name}/${prefix}')`)
    .join()}}`

/** The loaders of one prefix by file; undefined when the module is not one. */
function loadersOf(id: string): string | undefined {
  const [, name = '', prefix = ''] = /^(virtual:block-(?:views|kits))\/([a-z0-9-]+)$/.exec(id) ?? []
  return name ? `export const files = ${loaderGlobs[name]?.(prefix)}` : undefined
}

export function blockCatalogue(): Plugin {
  return {
    name: 'sitewright-block-catalogue',
    resolveId: (id) => (Object.hasOwn(modules, id) || loadersOf(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0')) return undefined
      const loaders = loadersOf(id.slice(1))
      if (loaders) return loaders
      const make = modules[id.slice(1)]
      if (!make) return undefined
      for (const file of readdirSync(blocks, { recursive: true, encoding: 'utf8' }))
        if (/(?:schema\.ts|editor\.tsx|\.json)$/.test(file)) this.addWatchFile(join(blocks, file))
      return make()
    },
  }
}
