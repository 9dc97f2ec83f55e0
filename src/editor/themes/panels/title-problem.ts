import type { OutputOf } from '@schemas/call'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { isTitleTaken, takenLocales } from '@schemas/layout/theme-titles'

const messages = {
  standing: { en: 'Another theme already has this name.', th: 'มีธีมอื่นใช้ชื่อนี้อยู่แล้ว' },
  trashed: { en: 'A theme in the trash already has this name.', th: 'มีธีมในถังขยะใช้ชื่อนี้อยู่แล้ว' },
}
export type Titled = Pick<
  OutputOf<typeof import('@schemas/editor/calls/theme/list').call>['themes'][number],
  'title' | 'trashedAt'
>

/**
 * Title problems by language: another theme has that title, by the gateway's rule. `before`, the theme's current title,
 * is allowed.
 */
export function titleProblems(
  title: LocalisedText,
  others: readonly Titled[],
  before?: LocalisedText,
): Partial<Record<Locale, LocalisedText>> {
  const standing = others.flatMap((other) => (other.trashedAt ? [] : [other.title]))
  const taken = takenLocales(
    title,
    others.map((other) => other.title),
    before,
  )
  return Object.fromEntries(
    taken.map((each) => [
      each,
      isTitleTaken(pickText(title, each), each, standing) ? messages.standing : messages.trashed,
    ]),
  )
}
