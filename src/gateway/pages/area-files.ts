import type { Site } from '../platform/sites'
import type { Services } from '../services'

export type AreaFileRequest = {
  site: Site
  /** The origin of the site's own addresses. */
  home: string
  query: Readonly<Record<string, unknown>>
  services: Services
}

/** A text, or the address where it is now; undefined for what there is not. */
export type AreaFileAnswer = { type: string; body: string } | { to: string } | undefined

/** A file that every site has at the same address. */
export type AreaFile = (request: AreaFileRequest) => Promise<AreaFileAnswer>

// Loaded with the first request: the areas' code builds on this layer.
const hooks = import.meta.glob<{ files: Readonly<Record<string, AreaFile>> }>('/src/areas/*/server/hooks/files.ts')

/** The files of all areas by their paths: `src/areas/<area>/server/hooks/files.ts`. */
export async function readAreaFiles(): Promise<[path: string, file: AreaFile][]> {
  const loaded = await Promise.all(Object.values(hooks).map((load) => load()))
  return loaded.flatMap(({ files }) => Object.entries(files))
}
