import { pickText } from '@schemas/layout/pick-text'
import type { Actor } from '../actor'
import { eventError } from '../messages'
import type { Missing } from '../places/tickets'
import type { Chosen } from './check-register'

/** Names what is full, and how much is left of it. */
export function noPlace(
  { locale }: Pick<Actor, 'locale'>,
  { left, package: of }: Pick<Missing, 'left' | 'package'>,
  chosen: readonly Chosen[],
) {
  const row = chosen.find((each) => each.row.id === of)?.row
  const name = pickText(row?.title, locale)
  const more = { field: 'packages', details: { package: of, left } }
  return left > 0 && name !== ''
    ? eventError('someLeft', locale, { ...more, values: { n: left, package: name } })
    : eventError('full', locale, more)
}
