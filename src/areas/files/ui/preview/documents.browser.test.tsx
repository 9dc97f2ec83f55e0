import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { PreviewFile, type PreviewedFile } from './preview-file'

let root: Root
/** Viewers load on demand. */
const soon = { timeout: 20_000 }
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

function show(bytes: BlobPart, file: Pick<PreviewedFile, 'name' | 'kind' | 'ending' | 'mimetype'>) {
  const blob = new Blob([bytes], { type: file.mimetype ?? '' })
  const place = document.body.appendChild(document.createElement('div'))
  place.style.cssText = 'position: fixed; inset: 0; display: grid'
  root = createRoot(place)
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user' } } as Boot}>
      <PreviewFile
        file={{ type: 'file', thumbnail: null, isShare: false, dimensions: null, size: blob.size, ...file }}
        address={URL.createObjectURL(blob)}
      />
    </BootProvider>,
  )
}

/**
 * A PDF with two pages: the first has text on black, the second is empty. Contains a script that would run on opening.
 */
function document2(): string {
  const drawing = '0 0 0 rg 0 0 200 100 re f 1 1 1 rg BT /F 20 Tf 20 40 Td (Hello from page one) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 6 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  return `${text}xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

it('renders a PDF page by page in its worker, readable by screen readers, without running scripts', async () => {
  const alertMock = vi.spyOn(window, 'alert')
  show(document2(), { name: 'a.pdf', kind: 'pdf', ending: 'pdf', mimetype: 'application/pdf' })
  const first = page.getByRole('img', { name: 'Page 1 of 2' })
  await expect.element(first, soon).toBeVisible()
  await expect.element(page.getByText('Hello from page one'), soon).toBeInTheDocument()
  const canvas = first.element() as HTMLCanvasElement
  await vi.waitFor(
    () => expect([...(canvas.getContext('2d')?.getImageData(3, 3, 1, 1).data ?? [])]).toEqual([0, 0, 0, 255]),
    soon,
  )
  await expect.element(page.getByRole('img', { name: 'Page 2 of 2' })).toBeInTheDocument()
  const { width } = canvas.getBoundingClientRect()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await vi.waitFor(() => expect(first.element().getBoundingClientRect().width).toBeGreaterThan(width))
  expect(alertMock).not.toHaveBeenCalled()
})

it('reports an invalid PDF', async () => {
  show('%PDF-1.4 and no more', { name: 'a.pdf', kind: 'pdf', ending: 'pdf', mimetype: 'application/pdf' })
  await expect.element(page.getByText('This file can’t be shown')).toBeVisible()
})

it('highlights code, and decodes legacy Thai', async () => {
  show('const answer = "<b>42</b>"', { name: 'a.js', kind: 'text', ending: 'js', mimetype: 'text/plain' })
  await vi.waitFor(
    () =>
      expect(
        [...document.querySelectorAll('pre [data-token]')].map((each) => [
          each.getAttribute('data-token'),
          each.textContent,
        ]),
      ).toEqual([
        ['keyword', 'const'],
        ['string', '"<b>42</b>"'],
      ]),
    soon,
  )
  root.unmount()
  // "สวัสดี" in the Windows Thai encoding.
  show(new Uint8Array([0xca, 0xc7, 0xd1, 0xca, 0xb4, 0xd5]), {
    name: 'a.txt',
    kind: 'text',
    ending: 'txt',
    mimetype: 'text/plain',
  })
  await expect.element(page.getByText('สวัสดี')).toBeVisible()
})
