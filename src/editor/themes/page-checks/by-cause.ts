import type { CheckedPage } from './check-pages'
import type { Cause } from './measure-page'

/** Pages with texts that a person has to look at for the same reason; `texts` is the number on each. */
export type CausedPages = { cause: Cause; pages: { address: string; texts: number }[] }

/**
 * The pages to look at, grouped by what makes their texts unjudgeable: what most pages share, such as a header, is one
 * entry instead of one a page. The most pages first.
 */
export function groupByCause(checked: readonly Pick<CheckedPage, 'address' | 'causes'>[]): CausedPages[] {
  const groups = new Map<Cause, Map<string, number>>()
  for (const { address, causes = {} } of checked)
    for (const [cause, texts] of Object.entries(causes) as [Cause, number][]) {
      const pages = groups.get(cause) ?? new Map<string, number>()
      // A page is checked in each language.
      pages.set(address, Math.max(texts, pages.get(address) ?? 0))
      groups.set(cause, pages)
    }
  return [...groups]
    .map(([cause, pages]) => ({ cause, pages: [...pages].map(([address, texts]) => ({ address, texts })) }))
    .sort((one, other) => other.pages.length - one.pages.length)
}
