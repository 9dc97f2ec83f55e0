import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { FrameElements } from './frame-elements'

const boot = (locale: 'en' | 'th') =>
  ({
    locale,
    local: true,
    site: { siteName: 'Tawan Academy', hostname: 'localhost' },
    space: { name: 'Tawan Academy', timeZone: 'Asia/Bangkok' },
    session: { role: 'guest' },
  }) as unknown as Boot

const render = (locale: 'en' | 'th', frame: 'default' | 'fullscreen' = 'default') =>
  renderToString(
    <BootProvider boot={boot(locale)}>
      <MemoryRouter>
        <FrameElements navigating={false} frame={frame} />
      </MemoryRouter>
    </BootProvider>,
  )

it('renders on the server, without the local tools', () => {
  const html = render('en')
  expect(html).toContain('user info</span></button>')
  expect(html).toContain('aria-label="Back to top"')
  expect(html).not.toContain('data-local-panel')
})

it('renders in Thai, and leaves the corners of fullscreen pages empty', () => {
  expect(render('th')).toContain('ข้อมูลผู้ใช้')
  expect(render('en', 'fullscreen')).not.toContain('user info')
})
