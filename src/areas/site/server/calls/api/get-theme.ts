import { call } from '@schemas/site/calls/api/get-theme'
import type { ThemeSlot } from '@schemas/layout/theme-slots'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { refusalMessages } from '@gateway/call/refusals'

export const handler = handle(call, async ({ input, services, site, session, locale }) => {
  const entries = Object.entries(input.data) as [ThemeSlot, string | undefined][]
  const data: Partial<Record<ThemeSlot, unknown>> = {}
  for (const [slot, name] of entries) {
    if (!name) continue
    if (!services.themes.get(name)) throw new CallError('not_found', refusalMessages.noTheme[locale])
    data[slot] = await services.pages.slotTree({ site, slot, theme: name, role: session.role, locale, now: Date.now() })
  }
  return { data }
})
