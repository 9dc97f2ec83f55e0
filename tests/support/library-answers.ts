import { vi } from 'vitest'

type FetchInput = Parameters<typeof fetch>[0]

/** Answers the library's calls: a single file, no folders, no uses. The list of the site's pages is empty. */
export function answerLibrary(item: Record<string, unknown>): void {
  const answers = {
    '/media/list': { items: [item] },
    '/editor/pages': { documents: [] },
    '/files/list': { items: [], folder: { crumbs: [] } },
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (input: FetchInput) => {
    const url = String(input instanceof Request ? input.url : input)
    return Response.json(Object.entries(answers).find(([path]) => url.includes(path))?.[1] ?? { item, uses: [] })
  })
}
