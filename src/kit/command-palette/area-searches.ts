import type { SearchHook } from './search-hook'

const files = import.meta.glob<{ search: SearchHook }>('/src/areas/*/hooks/search.ts', { eager: true })

/** What the areas find, in the order of their names. Loaded with the workspace's palette alone. */
export const areaSearches: readonly SearchHook[] = Object.keys(files)
  .sort()
  .map((file) => (files[file] as { search: SearchHook }).search)
