import { expect, it } from 'vitest'
import { row } from '@tests/fixtures/sites'
import type { Site } from '../platform/sites'
import { menusOf } from './site-menus'

it('shows a timed entry from its start until its end', () => {
  const shown = { from: '2026-05-01T00:00:00Z', until: '2026-06-01T00:00:00Z' }
  const document = {
    format: 1,
    rows: [row({ type: 'site/navigation-menu', props: { menu: '', items: [{ label: 'Fair', to: '/fair' }] }, shown })],
  }
  const site = {
    space: { menus: {} },
    release: { no: 2, content: { sections: { 'menu-main': document } } },
  } as unknown as Site
  const targetsAt = (at: string) => menusOf(site, 'en', Date.parse(at)).main?.map(({ to }) => to)
  expect(
    ['2026-04-30T23:59:59Z', '2026-05-01T00:00:00Z', '2026-05-31T23:59:59Z', '2026-06-01T00:00:00Z'].map(targetsAt),
  ).toEqual([[], ['/fair'], ['/fair'], []])
})
