import { useMemo } from 'react'
import { pageKey } from '@schemas/layout/document-key'
import type { Role } from '@schemas/layout/role'
import { useBoot } from '@kit/boot'
import { useCall } from '@kit/use-call'
import { sampleAddress } from '../pages/document-address'
import { calls } from '../state/calls'

/** A page that visitors have, at an address that a browser can ask for. */
export type PageToSee = { address: string; title: string | undefined; /** The least who may open it. */ as: Role }

/** The published pages, those with parameters by their samples; undefined until it is known which. */
export function usePagesToSee(): PageToSee[] | undefined {
  const { routes } = useBoot()
  const { data, isError } = useCall(calls.pages, {})
  return useMemo(() => {
    if (!data && !isError) return undefined
    const entries = new Map(data?.documents.map((entry) => [entry.key, entry]))
    return routes.flatMap(({ path, title }) => {
      const entry = entries.get(pageKey(path))
      const address = sampleAddress(path, entry?.sample)
      return address === undefined ? [] : [{ address, title, as: entry?.access ?? 'guest' }]
    })
  }, [data, isError, routes])
}
