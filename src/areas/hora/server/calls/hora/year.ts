import { buddhistYearOffset } from '@schemas/constants'
import { call } from '@schemas/hora/calls/hora/year'
import { HoraInputError } from '@schemas/hora/rules/input-error'
import { dateOfWall } from '@schemas/hora/rules/time/civil-date'
import { requireSupportedDate } from '@schemas/hora/rules/time/supported-dates'
import { handle } from '@gateway/call/handle'
import { yearAnswer } from '../../answers/year-answer'
import { withRefusals } from '../../requests/refusal'

const thaiClockMs = 7 * 3_600_000

export const handler = handle(call, ({ input: { year, era }, locale }) =>
  Promise.resolve(
    withRefusals({ locale, at: { 'unsupported-date': 'year' } }, () => {
      if (year !== undefined && era === undefined) throw new HoraInputError('no-era')
      const thisYear = dateOfWall(Date.now() + thaiClockMs).year
      const found = year === undefined ? thisYear : era === 'be' ? year - buddhistYearOffset : year
      requireSupportedDate({ year: found, month: 1, day: 1 })
      return yearAnswer(found, locale)
    }),
  ),
)
