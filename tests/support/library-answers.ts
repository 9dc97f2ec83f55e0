import { vi } from 'vitest'

type Asked = Parameters<typeof fetch>[0]

/** Answers what the library asks: one file that stands in it, beside no folder, and that nothing uses. A site that is asked for its pages has none. */
export function answerLibrary(item: Record<string, unknown>): void {
  const answers = {
    '/media/list': { items: [item] },
    '/editor/pages': { documents: [] },
    '/files/list': { items: [], folder: { crumbs: [] } },
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (asked: Asked) => {
    const url = String(asked instanceof Request ? asked.url : asked)
    return Response.json(Object.entries(answers).find(([path]) => url.includes(path))?.[1] ?? { item, uses: [] })
  })
}
