import { useLocale, useTimeZone } from '../boot'
import { useT } from '../t'
import type { ListContext } from './list'

export function useListContext(setFilter: ListContext['setFilter']): ListContext {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  return { t, locale, timeZone, setFilter }
}
