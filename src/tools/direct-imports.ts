import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

type Place = { file: string; name: string }

const imports = /\bimport\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/**
 * Rewrites imports from a library's index to the file that defines the name. A bundler drops unused code anyway, but an
 * importer of the index seems to need all of it, so that what one dialog uses would load with the first screen.
 */
export function directImports(libraries: readonly string[]): Plugin {
  const indexes = new Map<string, Promise<Map<string, Place>>>()
  return {
    name: 'sitewright-direct-imports',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'editor',
    async transform(code) {
      if (!libraries.some((library) => code.includes(library))) return null
      let next = code
      for (const [whole, list = '', library = ''] of code.matchAll(imports)) {
        if (!libraries.includes(library)) continue
        const index = (await this.resolve(library))?.id
        if (index === undefined) continue
        const places = await (indexes.get(index) ?? indexes.set(index, readIndex(index)).get(index))
        const left: string[] = []
        const direct: string[] = []
        for (const each of list
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean)) {
          const [name = '', local = name] = each.split(/\s+as\s+/)
          const place = places?.get(name)
          if (place) direct.push(`import { ${place.name} as ${local} } from ${JSON.stringify(place.file)}`)
          else left.push(each)
        }
        if (left.length > 0) direct.push(`import { ${left.join(', ')} } from ${JSON.stringify(library)}`)
        next = next.replace(whole, direct.join('; '))
      }
      return next === code ? null : { code: next, map: null }
    },
  }
}

/**
 * Maps an index's names to their files: `import { A } from './a'` with a list of exports, or `export { A } from './a'`.
 */
async function readIndex(index: string): Promise<Map<string, Place>> {
  const code = await readFile(index, 'utf8')
  const places = new Map<string, Place>()
  for (const [, list = '', file = ''] of code.matchAll(/\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g))
    for (const part of list
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [name = '', local = name] = part.split(/\s+as\s+/)
      places.set(local, { file: file.startsWith('.') ? join(dirname(index), file) : file, name })
    }
  return places
}
