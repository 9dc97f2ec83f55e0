import { useQuery } from '@tanstack/react-query'
import type { PagePattern } from '@schemas/entities/page-pattern'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { nest } from '@schemas/layout/flat/nest'
import type { Row } from '@schemas/layout/page'
import { callGateway } from '@kit/call-gateway'
import { callKey, queryClient } from '@kit/use-call'
import { loadBlockKits } from '@registry/block-kits'
import { readDocument } from '../document/read-document'
import { blockTypesIn } from '../state/block-types'
import { calls } from '../state/calls'

/** A ready-made section: the page that shows it alone, and the rows that are put on another one. */
export type Pattern = Omit<PagePattern, 'content'> & { page: FlatPage; rows: Row[] }

/** The ready-made sections that the site's theme brings, ready to be drawn. They are of the build: asked for once. */
export function usePatterns(isWanted = true) {
  return useQuery(
    {
      queryKey: callKey(calls.patterns, {}),
      queryFn: async ({ signal }): Promise<Pattern[]> => {
        const { patterns } = await callGateway(calls.patterns, {}, signal)
        // Their blocks are read as this build writes them, which their kits tell.
        await loadBlockKits(blockTypesIn(patterns.map(({ content }) => content)))
        return patterns.flatMap(({ content, ...pattern }) => {
          const read = readDocument(`section:${pattern.id}`, content)
          const rows = read && nest(read.page).views.guest?.rows
          return rows && rows.length > 0 ? [{ ...pattern, page: read.page, rows }] : []
        })
      },
      staleTime: Number.POSITIVE_INFINITY,
      enabled: isWanted,
    },
    queryClient(),
  )
}
