import type { Locale } from '@schemas/layout/locale'
import { shopError, type ShopProblem } from '../messages'
import type { CategoryProblem, Led } from './staff-categories'

const problems: Record<CategoryProblem, { text: ShopProblem; field?: string }> = {
  unknown: { text: 'unknownCategory' },
  used: { text: 'usedCode', field: 'code' },
  stale: { text: 'staleCategory' },
  name: { text: 'noName', field: 'title.th' },
  circle: { text: 'circleCategory', field: 'parent' },
  deep: { text: 'deepCategory', field: 'parent' },
  parent: { text: 'parentCategory' },
}

/** The category that was changed; throws where it was refused. */
export function changedCategory(led: Led, locale: Locale): { category: string } {
  if (led.ok) return { category: led.category }
  const { text, field } = problems[led.problem]
  throw shopError(text, locale, field === undefined ? {} : { field })
}
