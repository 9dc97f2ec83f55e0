import { expect, it } from 'vitest'
import { collectHandlers } from '@gateway/contracts'
import { isAudited } from '@gateway/call/record-acting'
import { locales } from '@schemas/layout/locale'
import { actingText } from '../../blocks/account/audit/acting'

it.each(locales)('describes in %s every audited impersonation call differently from the others', (locale) => {
  const names = [...collectHandlers().values()]
    .map(({ call }) => call)
    .filter(isAudited)
    .map(({ name }) => name)
  const nameByText = new Map(names.map((name) => [actingText(name, locale), name]))
  expect(names.filter((name) => nameByText.get(actingText(name, locale)) !== name)).toEqual([])
  // Actions on the account itself must have a real message.
  for (const name of [
    'account/change-password',
    'account/change-email',
    'account/update-profile',
    'account/qr-answer',
    'account/end-sessions',
    'account/line-unlink',
  ])
    expect(actingText(name, locale)).not.toContain(name)
})
