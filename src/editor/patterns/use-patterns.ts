import { useQuery } from '@tanstack/react-query'
import type { PagePattern } from '@schemas/editor/entities/page-pattern'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { nest } from '@schemas/layout/flat/nest'
import type { Row } from '@schemas/layout/page'
import { callGateway } from '@kit/call-gateway'
import { callKey, queryClient } from '@kit/use-call'
import { loadBlockKits } from '@registry/block-kits'
import { readDocument } from '../document/read-document'
import { blockTypesIn } from '../state/block-types'
import { calls } from '../state/calls'

/** A ready-made section: the page that shows it alone, and the rows that are inserted elsewhere. */
export type Pattern = Omit<PagePattern, 'content'> & { page: FlatPage; rows: Row[] }

/**
 * The ready-made sections of the site's theme, ready to render. They are part of the build, so they are loaded once.
 */
export function usePatterns(isWanted = true) {
  return useQuery(
    {
      queryKey: callKey(calls.patterns, {}),
      queryFn: async ({ signal }): Promise<Pattern[]> => {
        const { patterns } = await callGateway(calls.patterns, {}, signal)
        // Parsing upgrades the blocks to this build's version, which needs their kits.
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
