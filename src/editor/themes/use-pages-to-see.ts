import { useMemo } from 'react'
import type { RouteInfo } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import type { Role } from '@schemas/layout/role'
import { useBoot } from '@kit/boot'
import { useCall } from '@kit/use-call'
import { sampleAddress } from '../document/document-address'
import { calls } from '../state/calls'

/** A published page, at a concrete address. */
export type PageToSee = {
  address: string
  title: string | undefined
  /** The lowest role that may open it. */ as: Role
}

/** The published pages, those with parameters by their samples; undefined while loading. */
export function usePagesToSee(): PageToSee[] | undefined {
  const { routes } = useBoot()
  const { data, isError } = useCall(calls.pages, {})
  return useMemo(() => {
    if (!data && !isError) return undefined
    return pagesToSee(routes, data?.documents ?? [])
  }, [data, isError, routes])
}

/**
 * Combines the published routes with the list of documents, which has some pages at the address of their draft. Pure.
 */
export function pagesToSee(
  routes: readonly Pick<RouteInfo, 'path' | 'title'>[],
  documents: readonly DocumentEntry[],
): PageToSee[] {
  const entries = new Map(
    documents.flatMap((entry) =>
      [entry.key, ...(entry.movedFrom === undefined ? [] : [pageKey(entry.movedFrom)])].map(
        (key) => [key, entry] as const,
      ),
    ),
  )
  return routes.flatMap(({ path, title }) => {
    const entry = entries.get(pageKey(path))
    const address = sampleAddress(path, entry?.sample)
    return address === undefined ? [] : [{ address, title, as: entry?.liveAccess ?? entry?.access ?? 'guest' }]
  })
}
