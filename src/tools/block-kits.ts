import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const suffix = 'schema.ts?kit'
const parts = [
  ['schema.ts', 'schema'],
  ['editor.tsx', 'editor'],
  ['migrations.ts', 'migrations'],
] as const

/**
 * What editing a block type needs, as one module, `blocks/<area>/<block>/schema.ts?kit`: its schema, and its editor and
 * migrations where it has them. `registry/block-kits`, which loads any type's kit, thus names one file for each.
 */
export function blockKits(): Plugin {
  return {
    name: 'sitewright-block-kits',
    load(id) {
      if (!id.endsWith(`/${suffix}`)) return null
      const folder = id.slice(0, -suffix.length)
      return parts
        .filter(([file]) => existsSync(join(folder, file)))
        .map(([file, name]) => `export { ${name} } from ${JSON.stringify(join(folder, file))}`)
        .join('\n')
    },
  }
}
