import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@schemas/call'
import type { Row } from '@schemas/layout/page'
import { nest } from '@schemas/layout/flat/nest'
import { callGateway } from '@kit/call-gateway'
import { callKey, queryClient, refreshCalls } from '@kit/use-call'
import { loadBlockKits } from '@registry/block-kits'
import { addKnownAssets } from '@kit/known-assets'
import { readDocument } from '../document/read-document'
import { blockTypesIn } from './block-types'
import { calls } from './calls'
import { knownSections, setSectionSource, type SiteSection } from '../document/known-sections'

type Sections = OutputOf<typeof import('@schemas/editor/calls/editor/sections').call>

const queryKey = callKey(calls.sections, {})

const query = {
  queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await callGateway(calls.sections, {}, signal)
    // Known before they are drawn.
    addKnownAssets(answer.assets)
    await loadBlockKits(blockTypesIn(answer.sections.map(({ content }) => content)))
    return answer
  },
}

/**
 * The site's sections with their drafts; refetched when the person returns from another tab, where one may have been
 * edited.
 */
export function useSections(isWanted = true) {
  return useQuery({ ...query, refetchOnWindowFocus: 'always', enabled: isWanted }, queryClient())
}

/** The same as a one-off request; empty when they could not be loaded. */
export const askSections = (): Promise<readonly SiteSection[]> =>
  queryClient()
    .fetchQuery(query)
    .then(
      ({ sections }) => sections,
      () => [],
    )

export const refreshSections = () => refreshCalls(calls.sections)

setSectionSource(() => queryClient().getQueryData<Sections>(queryKey)?.sections ?? [])

/** The rows of a section as last loaded; undefined while unknown or unreadable. */
export function knownRows(id: string): Row[] | undefined {
  const found = knownSections().find((each) => each.id === id)
  return found && rowsOf(found)
}

/** Migrated to this build, whichever build saved them. */
export function rowsOf({ key, content }: Pick<SiteSection, 'key' | 'content'>): Row[] | undefined {
  const read = readDocument(key, content)
  return read && nest(read.page).views.guest?.rows
}
