import { useCallback, useEffect, useState } from 'react'
import { useHasArrived, usePage } from './boot'

/**
 * Keeps values in the page's address as `?name=value` for each of `names`, so that a list can be reloaded, shared and
 * returned to. Empty values are omitted. This is not a navigation: the page stays mounted. Arriving at the page again,
 * for instance by its menu link, resets the values to the address.
 */
export function useAddressState<N extends string>(
  names: readonly N[],
): [Record<N, string>, (change: Partial<Record<N, string>>) => void] {
  const query = usePage()?.query
  const read = () => Object.fromEntries(names.map((name) => [name, query?.[name] ?? ''])) as Record<N, string>
  const [held, setValues] = useState(read)
  const hasArrived = useHasArrived()
  const values = hasArrived ? read() : held
  if (hasArrived) setValues(values)
  useEffect(() => {
    if (query === undefined) return
    const address = new URL(location.href)
    const entries = Object.entries<string>(values)
    if (entries.every(([name, value]) => (address.searchParams.get(name) ?? '') === value)) return
    for (const [name, value] of entries) {
      if (value) address.searchParams.set(name, value)
      else address.searchParams.delete(name)
    }
    history.replaceState(history.state, '', address)
  }, [values, query])
  const change = useCallback(
    (changed: Partial<Record<N, string>>) => setValues((before) => ({ ...before, ...changed })),
    [],
  )
  return [values, change]
}
