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
}

export function blockCatalogue(): Plugin {
  return {
    name: 'sitewright-block-catalogue',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load(id) {
      const make = id.startsWith('\0') ? modules[id.slice(1)] : undefined
      if (!make) return undefined
      for (const file of readdirSync(blocks, { recursive: true, encoding: 'utf8' }))
        if (/(?:schema\.ts|editor\.tsx|\.json)$/.test(file)) this.addWatchFile(join(blocks, file))
      return make()
    },
  }
}
