import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { AddressFields, noAddress } from './address-fields'

const silom = { id: '100402', name_th: 'สีลม', name_en: 'Si Lom', postcodes: ['10500'] }
const huaMak = { id: '100608', name_th: 'หัวหมาก', name_en: 'Hua Mak', postcodes: ['10240', '10250'] }
const bangRak = { id: '1004', name_th: 'บางรัก', name_en: 'Bang Rak' }
const bangKapi = { id: '1006', name_th: 'บางกะปิ', name_en: 'Bang Kapi' }
const bangkok = { id: '10', name_th: 'กรุงเทพมหานคร', name_en: 'Bangkok' }
const answers: Record<string, unknown> = {
  '/api/address/provinces': [bangkok, { id: '50', name_th: 'เชียงใหม่', name_en: 'Chiang Mai' }],
  '/api/address/amphure/10': [bangKapi, bangRak],
  '/api/address/tambon/1004': [silom],
  '/api/address/tambon/1006': [huaMak],
  '/api/address/search?q=10250': [{ province: bangkok, amphure: bangKapi, tambon: huaMak, postcode: '10250' }],
}

let root: Root
let away: boolean
beforeEach(() => {
  away = false
  queryClient().clear()
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(window, 'fetch').mockImplementation((request) =>
    Promise.resolve(
      away
        ? new Response('{}', { status: 503 })
        : Response.json({ success: true, data: answers[request as string] ?? [], error: null }),
    ),
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function show(locale: 'th' | 'en', errors = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  function Form() {
    const [value, setValue] = useState(noAddress)
    return (
      <>
        <AddressFields label="Address" value={value} onChange={setValue} errors={errors} required />
        <output data-testid="value">{JSON.stringify(value)}</output>
      </>
    )
  }
  root.render(
    <BootProvider boot={{ locale } as Boot}>
      <Form />
    </BootProvider>,
  )
}
const value = () => JSON.parse(page.getByTestId('value').element().textContent) as typeof noAddress
const box = (name: string | RegExp) => page.getByRole('combobox', { name })

it('goes from province to postcode by keyboard, found by names in either language', async () => {
  show('en')
  await expect.element(box(/^District/)).toBeDisabled()
  await userEvent.click(box('Province'))
  await userEvent.keyboard('กรุงเทพ{Enter}')
  await expect.element(box('Province')).toHaveValue('Bangkok')
  await userEvent.click(box(/^District/))
  await userEvent.keyboard('rak{Enter}')
  await userEvent.click(box(/^Subdistrict/))
  await expect.element(page.getByRole('option', { name: 'Si Lom' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('10500')
  expect(value()).toEqual({ line: '', province: '10', amphure: '1004', tambon: '100402', postcode: '10500' })
})

it('fills from a postcode, and offers its other tambons', async () => {
  show('th')
  await userEvent.click(box('ค้นหาด้วยรหัสไปรษณีย์หรือตำบล'))
  await userEvent.keyboard('10250')
  await page.getByRole('option', { name: /10250 หัวหมาก/ }).click()
  await expect.element(box('จังหวัด')).toHaveValue('กรุงเทพมหานคร')
  await expect.element(box('แขวง')).toHaveValue('หัวหมาก')
  expect(value()).toMatchObject({ province: '10', amphure: '1006', tambon: '100608', postcode: '10250' })
  await page.getByRole('combobox', { name: 'รหัสไปรษณีย์', exact: true }).selectOptions('10240')
  expect(value().postcode).toBe('10240')
})

it('discards partial text, and everything below a province when it changes', async () => {
  show('en')
  await userEvent.click(box('Province'))
  await userEvent.keyboard('Bangkok{Enter}')
  await userEvent.click(box(/^District/))
  await userEvent.keyboard('Bang Rak{Tab}')
  await expect.element(box(/^District/)).toHaveValue('Bang Rak')
  await userEvent.click(box('Province'))
  await userEvent.keyboard('Chi{Escape}')
  await expect.element(box('Province')).toHaveValue('Bangkok')
  await userEvent.click(box('Province'))
  await userEvent.keyboard('chiang{ArrowDown}{ArrowUp}{Enter}')
  await expect.poll(value).toEqual({ ...noAddress, province: '50' })
})

it('shows errors at their fields, and reports places that failed to load', async () => {
  away = true
  show('en', { tambon: 'Choose a subdistrict in this district.' })
  await expect.element(box(/^Subdistrict/)).toHaveAccessibleDescription('Choose a subdistrict in this district.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load the places.')
  away = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await userEvent.click(box('Province'))
  await expect.element(page.getByRole('option', { name: 'Bangkok' })).toBeVisible()
  expect(console.error).toHaveBeenCalled()
})
