import { randomUUID } from 'node:crypto'
import { openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { withCamera } from '../support/with-camera'
import { expect, goTo, test } from '../e2e/test'

test('sets up the first branch of a site by steps, edits its hours, and scans at its new till', async () => {
  const name = `Riverside ${randomUUID().slice(0, 4)}`
  const register = randomUUID().slice(0, 4).toUpperCase()
  const codes = [
    { text: '4006381333931', format: 'EAN13' as const },
    { text: 'BOX-0042', format: 'Code128' as const },
  ]
  await withCamera(codes, [await openSession(gatewayBase(), 'studio', 'manager')], async (context) => {
    const page = await context.newPage()
    const main = page.locator('main')
    const step = (label: string) => main.getByRole('group', { name: label, exact: true })
    await goTo(page, siteUrl('studio', '/cluster/manage/new?lang=en'))
    await step('Organisation').getByLabel('Name in English').fill('Nine Room')
    await main.getByRole('button', { name: 'Continue' }).click()
    // What is needed is named at its field.
    await step('Branch').getByLabel('Phone').fill('02 123 4567')
    await main.getByRole('button', { name: 'Continue' }).click()
    await expect(step('Branch').getByText('Enter the name of the branch.')).toBeVisible()
    await step('Branch').getByLabel('Name in English').fill(name)
    await main.getByRole('button', { name: 'Continue' }).click()
    await step('Hours').getByLabel('Monday', { exact: true }).check()
    await step('Hours').getByLabel('Monday from').fill('07:30')
    await step('Hours').getByRole('button', { name: 'Use Monday’s hours every day' }).click()
    await main.getByRole('button', { name: 'Continue' }).click()
    // A reload goes on at this step of this branch.
    await expect(step('Registers')).toBeVisible()
    await page.reload()
    await expect(step('Registers').getByRole('button', { name: 'Continue' })).toBeDisabled()
    await step('Registers').getByRole('button', { name: 'Add a register' }).click()
    await page.getByRole('dialog').getByLabel(/^Code/).fill(register)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await step('Registers').getByRole('button', { name: 'Continue' }).click()
    await step('Receipt').getByLabel('At the end of the receipt').fill('See you again')
    await expect(step('Receipt').getByRole('figure')).toContainText('See you again')
    await main.getByRole('button', { name: 'Continue' }).click()
    await step('Staff').getByRole('button', { name: 'Add someone' }).click()
    const who = page.getByRole('dialog').getByRole('combobox', { name: /^Name or email/ })
    await who.fill('user@studio.example')
    await page.getByRole('option', { name: 'user@studio.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(step('Staff')).toContainText('user@studio.example')
    await step('Staff').getByRole('button', { name: 'Finish' }).click()

    await expect(main.getByRole('heading', { name, level: 1 })).toBeVisible()
    const hours = main.getByRole('region', { name: 'Opening hours' })
    await expect(hours).toContainText('07:30–18:00')
    await hours.getByRole('link', { name: /Edit/ }).click()
    await page.getByRole('dialog').getByLabel('Sunday', { exact: true }).uncheck()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(hours).toContainText('Closed')

    await goTo(page, siteUrl('studio', '/cluster/pos?lang=en'))
    await page.getByRole('button', { name: new RegExp(register) }).click()
    await page.getByRole('button', { name: 'Open a shift' }).click()
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    for (const { text } of codes) await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  })
})
