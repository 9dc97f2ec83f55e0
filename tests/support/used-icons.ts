import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const barrel = /@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/

/**
 * The icon package as this tree uses it. Whole, its six thousand icons are 4.5 MB of script, which a development server cannot
 * shake and the document of every test file would read anew. `folders` (absolute) are where sources stand.
 */
export function usedIcons(folders: readonly string[]): Plugin {
  const used = new Set(folders.flatMap(iconsIn))
  // The bundled packages are kept under the names of the plugins: another icon must be another name.
  const name = `sitewright-used-icons-${createHash('sha256')
    .update([...used].sort().join())
    .digest('hex')
    .slice(0, 12)}`
  const isUsed = (line: string) => [...line.matchAll(/default as (\w+)/g)].some(([, icon]) => used.has(icon as string))
  const load = (id: string) => (barrel.test(id) ? readFileSync(id, 'utf8').split('\n').filter(isUsed).join('\n') : null)
  return { name, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name, load }] } } }) }
}

/** All that is named like an icon in a file that imports some. */
function iconsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes("'@tabler/icons-react'"))
    .flatMap((text) => text.match(/\bIcon[A-Z0-9]\w*/g) ?? [])
}
