import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const barrel = /@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/

/**
 * The icon package reduced to the icons this tree uses. The whole package is 4.5 MB of script with six thousand icons,
 * which a development server cannot tree-shake and every test file's document would load again. `folders` (absolute)
 * contain the sources.
 */
export function usedIcons(folders: readonly string[]): Plugin {
  const used = new Set(folders.flatMap(iconsIn))
  // Bundled packages are cached by the plugins' names: other icons need another name.
  const name = `sitewright-used-icons-${createHash('sha256')
    .update([...used].sort().join())
    .digest('hex')
    .slice(0, 12)}`
  const isUsed = (line: string) => [...line.matchAll(/default as (\w+)/g)].some(([, icon]) => used.has(icon as string))
  const load = (id: string) => (barrel.test(id) ? readFileSync(id, 'utf8').split('\n').filter(isUsed).join('\n') : null)
  return { name, config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [{ name, load }] } } }) }
}

/** All names that look like an icon's in a file that imports some. */
function iconsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => text.includes("'@tabler/icons-react'"))
    .flatMap((text) => text.match(/\bIcon[A-Z0-9]\w*/g) ?? [])
}
