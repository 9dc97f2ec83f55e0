import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { callGateway } from '@kit/call-gateway'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import { setUi } from '../state/ui-store'
import { reloadFrames, useSeenBoot } from './seen-boot'

vi.mock('@kit/call-gateway', { spy: true })

const slots = (name: string) => ({ header: [{ id: name, g: '', cells: [] }], subheader: [], footer: [] })
const boot = {
  locale: 'en',
  session: { role: 'manager' },
  space: { name: 'Own' },
  slots: slots('opened'),
  guests: { space: { name: 'Opened' } },
} as unknown as Boot

function Probe() {
  const seen = useSeenBoot()
  return <p>{[seen.slots.header[0]?.id, seen.space.name, seen.locale, seen.session.role, seen.css].join(' ')}</p>
}

it('loads the boot of the previewed role once', async () => {
  const requested: unknown[] = []
  vi.mocked(callGateway).mockImplementation((_call, input) => {
    requested.push(input)
    const { role, locale, at = 'now' } = input as { role: string; locale: string; at?: string }
    return Promise.resolve({
      frame: { slots: slots(`${role}-${locale}-${at}`), space: { name: locale }, css: 'rules' },
    })
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  setUi({ role: 'guest', locale: 'en', moment: undefined })
  root.render(
    <BuilderProvider value={{ boot } as Builder}>
      <Probe />
    </BuilderProvider>,
  )
  const shown = () => place.textContent?.trim()
  await expect.poll(shown).toBe('opened Opened en guest')
  expect(requested).toEqual([])
  setUi({ role: 'user', locale: 'th' })
  await expect.poll(shown).toBe('user-th-now th th user rules')
  // A role above one's own is previewed as one's own.
  setUi({ role: 'admin', locale: 'en', moment: '2030-01-01T00:00:00+07:00' })
  await expect.poll(shown).toBe('manager-en-2030-01-01T00:00:00+07:00 en en admin rules')
  setUi({ role: 'guest', moment: undefined })
  await expect.poll(shown).toBe('opened Opened en guest')
  setUi({ role: 'user', locale: 'th' })
  await expect.poll(shown).toBe('user-th-now th th user rules')
  expect(requested).toEqual([
    { role: 'user', locale: 'th' },
    { role: 'manager', locale: 'en', at: '2030-01-01T00:00:00+07:00' },
  ])
  setUi({ role: 'guest', locale: 'en' })
  await expect.poll(shown).toBe('opened Opened en guest')
  // A header, a menu or a footer may be part of what was published here.
  reloadFrames()
  await expect.poll(shown).toBe('guest-en-now en en guest rules')
  setUi({ locale: 'th' })
  await expect.poll(shown).toBe('guest-th-now th th guest rules')
  setUi({ locale: 'en' })
  root.unmount()
  place.remove()
})
