import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import example from './examples/crowded.json'
import type { Props } from './schema'
import { View } from './view'

const boot = { locale: 'en', routes: [], now: '2026-11-28T08:00:00Z' } as unknown as Boot

let root: Root
function show(change: Partial<Props> = {}) {
  const props = {
    blockId: 'b1',
    level: 3,
    numerals: 'auto',
    shape: 'wheel',
    size: 'm',
    table: true,
    moment: example.props.moment,
    place: example.props.place,
    data: example.data,
    ...change,
  } as unknown as Props
  const box = document.body.appendChild(document.createElement('div'))
  box.style.width = '390px'
  root = createRoot(box)
  root.render(
    <BootProvider boot={boot}>
      <View {...props} />
    </BootProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const bodies = () => [...document.querySelectorAll<SVGGElement>('[data-body][role=button]')]
const focused = () => (document.activeElement as HTMLElement | null)?.dataset.body

it('walks the bodies in order of degree by arrow keys, with one stop for Tab', async () => {
  show()
  await expect.poll(() => bodies().length).toBe(11)
  const { bodies: positions, ascendant } = example.data.sky.value
  const byDegree = Object.entries({ ...positions, ascendant })
    .sort(([, one], [, other]) => one.arcmin - other.arcmin)
    .map(([key]) => key)
  expect(bodies().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  bodies()[0]?.focus()
  const walked = [focused()]
  for (let step = 1; step < byDegree.length; step++) {
    await userEvent.keyboard('{ArrowRight}')
    walked.push(focused())
  }
  expect(walked).toEqual(byDegree)
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toBe(byDegree[0])
  await userEvent.keyboard('{End}')
  expect(focused()).toBe(byDegree.at(-1))
})

it('opens a card by Enter, walks on from it, and gives the focus back', async () => {
  show()
  await expect.poll(() => bodies().length).toBe(11)
  bodies()[0]?.focus()
  const first = focused()
  await userEvent.keyboard('{Enter}')
  const card = page.getByRole('dialog')
  await expect.element(card).toBeVisible()
  await expect.element(card.getByText('Navamsa')).toBeVisible()
  await expect.element(card.getByText('How it is computed')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0)
  expect(focused()).toBe(bodies()[1]?.dataset.body)
  expect(focused()).not.toBe(first)
})

it('opens the nearest body of a crowded sign by a tap', async () => {
  show()
  await expect.poll(() => bodies().length).toBe(11)
  const venus = document.querySelector('[data-body=venus] circle:nth-of-type(2)')?.getBoundingClientRect() as DOMRect
  const under = document.elementFromPoint(venus.x + venus.width / 2, venus.y + venus.height / 2)
  await userEvent.click(under as Element, {
    position: {
      x: venus.x + venus.width / 2 - (under as Element).getBoundingClientRect().x,
      y: venus.y + venus.height / 2 - (under as Element).getBoundingClientRect().y,
    },
  })
  await expect.element(page.getByRole('dialog', { name: 'Venus' })).toBeVisible()
})

it('draws eight bodies of one sign without overlap, in type and targets of a readable size', async () => {
  show()
  await expect.poll(() => bodies().length).toBe(11)
  const discs = bodies().map((body) => body.querySelectorAll('circle')[1]?.getBoundingClientRect() as DOMRect)
  for (const [index, one] of discs.entries())
    for (const other of discs.slice(index + 1)) {
      const apart = Math.hypot(
        one.x + one.width / 2 - other.x - other.width / 2,
        one.y + one.height / 2 - other.y - other.height / 2,
      )
      expect(apart).toBeGreaterThanOrEqual((one.width + other.width) / 2 - 0.5)
    }
  for (const body of bodies()) {
    expect(body.querySelector('circle')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    const scale = 390 / 360
    expect(
      Number(body.nextElementSibling?.querySelector('text')?.getAttribute('font-size')) * scale,
    ).toBeGreaterThanOrEqual(11.5)
  }
})

it('says the same in the table below', async () => {
  show()
  await page.getByText('Table of positions').click()
  const { sun } = example.data.sky.value.bodies
  const row = document.querySelector('[data-row=sun]')?.textContent ?? ''
  expect(row).toContain(`${sun.degree}°${String(sun.minute).padStart(2, '0')}′`)
  expect(document.querySelector('[data-body=sun]')?.getAttribute('aria-label')).toContain(
    `${sun.degree}°${String(sun.minute).padStart(2, '0')}′`,
  )
})

it('keeps the drawn symbols out of the buttons, whose names spell them out', async () => {
  show()
  await expect.poll(() => bodies().length).toBe(11)
  expect(bodies().map(({ textContent }) => textContent)).toEqual(bodies().map(() => ''))
  expect(document.querySelectorAll('[aria-hidden][data-mark] text').length).toBeGreaterThanOrEqual(11)
})

it('writes Thai numerals where they are asked for', async () => {
  show({ numerals: 'thai' })
  await expect.poll(() => document.querySelector('[data-mark=sun] text')?.textContent).toBe('๑')
})
