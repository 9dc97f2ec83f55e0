import { listState } from '../../list-state'

export const levels = ['beginner', 'intermediate', 'advanced'] as const
export type Level = (typeof levels)[number]
export const languages = ['th', 'en'] as const
export type Language = (typeof languages)[number]
export const lessonSorts = ['popular', 'new', 'price'] as const
/** Up to three hours, up to ten, and longer. */
export const lengths = ['short', 'medium', 'long'] as const
export const prices = ['free', 'paid'] as const

/** What the catalogue reads of its page's address. */
export const lessonList = listState({
  filters: { category: 60, level: levels, language: languages, price: prices, length: lengths },
  sorts: lessonSorts,
  hasSearch: true,
})
