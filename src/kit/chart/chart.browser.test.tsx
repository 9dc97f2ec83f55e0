import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { formatBaht } from '../format'
import { Chart, type ChartRow } from './chart'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function show(rows: ChartRow[]): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <Chart
        kind="bar"
        label="Sales by day"
        series={[
          { key: 'cash', label: 'Cash' },
          { key: 'qr', label: 'PromptPay' },
        ]}
        rows={rows}
        format={(value) => formatBaht(value)}
      />
    </BootProvider>,
  )
}

it('draws a bar for each value and has the same figures as a table', async () => {
  show([
    { label: '27 Nov', values: { cash: 129_050, qr: 50_000 } },
    { label: '28 Nov', values: { cash: 80_000, qr: null } },
  ])
  const figure = page.getByRole('figure', { name: 'Sales by day' })
  await expect.poll(() => figure.element().querySelectorAll('.recharts-bar-rectangle path').length).toBe(3)
  expect(figure.element().querySelector('[aria-hidden] :is([tabindex="0"], [role=application])')).toBeNull()
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect.element(page.getByRole('row', { name: '27 Nov ฿1,290.50 ฿500' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: '28 Nov ฿800 –' })).toBeVisible()
})

it('says that there is nothing to draw', async () => {
  show([])
  await expect.element(page.getByText('No data for this period')).toBeVisible()
})
