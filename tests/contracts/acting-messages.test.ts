import { expect, it } from 'vitest'
import { collectHandlers } from '@gateway/contracts'
import { isAudited } from '@gateway/auth/record-acting'
import { locales } from '@schemas/layout/locale'
import { actingText } from '../../blocks/account/audit/acting'

it.each(locales)(
  'in %s every call that is written down of whoever acts in another’s name is told from every other',
  (locale) => {
    const names = [...collectHandlers().values()]
      .map(({ call }) => call)
      .filter(isAudited)
      .map(({ name }) => name)
    const nameByText = new Map(names.map((name) => [actingText(name, locale), name]))
    expect(names.filter((name) => nameByText.get(actingText(name, locale)) !== name)).toEqual([])
    // What touches the account itself is said in words.
    for (const name of [
      'account/change-password',
      'account/change-email',
      'account/update-profile',
      'account/qr-answer',
      'account/end-sessions',
      'account/line-unlink',
    ])
      expect(actingText(name, locale)).not.toContain(name)
  },
)
