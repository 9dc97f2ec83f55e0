import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { PreviewFile, type PreviewedFile } from './preview-file'

const shown = (name: string, thumbnail: string | null) => {
  const file: PreviewedFile = {
    name,
    type: 'file',
    kind: 'picture',
    ending: name.split('.').at(-1) ?? '',
    thumbnail,
    isShare: false,
    size: 1,
    mimetype: 'image/tiff',
    dimensions: null,
  }
  return renderToStaticMarkup(
    <BootProvider boot={{ locale: 'en' } as unknown as Boot}>
      <PreviewFile file={file} address="/address" />
    </BootProvider>,
  )
}

it('shows the upload-time rendition of a picture browsers cannot display', () => {
  for (const name of ['scan.tif', 'scan.TIFF', 'photo.heic']) {
    expect(shown(name, '/small.webp')).not.toContain('No preview')
    expect(shown(name, null)).toContain('No preview')
  }
  expect(shown('photo.jpg', null)).not.toContain('No preview')
})
