import { useCallback, useEffect, useState } from 'react'
import { useHasArrived, usePage } from './boot'

/**
 * Words that the page's address keeps, so that a list can be reloaded, sent on and gone back to: `?name=word` for each of `names`. Empty
 * ones are not in it. Not a navigation: the page stands, only its address says what it shows. Whoever comes to the page again, by its link in a
 * menu for instance, sees what that address says.
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
