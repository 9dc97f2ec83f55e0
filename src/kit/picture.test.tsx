import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { Asset } from '@schemas/layout/image'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from './boot'
import { Picture } from './picture'

const raster = (name: string): Asset => ({
  kind: 'raster',
  width: 960,
  height: 640,
  sources: [],
  src: `/assets/${name}.webp`,
  alt: name,
})
const assets = Object.fromEntries(['one', 'two', 'three'].map((name) => [name, raster(name)]))

test('loads the first two and prioritised pictures eagerly, and the others lazily', () => {
  const html = renderToStaticMarkup(
    <BootProvider boot={{ assets: { other: raster('other') } } as unknown as Boot}>
      <PageProvider payload={{ tree: { assets } } as unknown as Payload}>
        {[...Object.keys(assets), 'other'].map((asset) => (
          <Picture key={asset} image={{ asset }} />
        ))}
        <Picture image={{ asset: 'three' }} priority />
      </PageProvider>
    </BootProvider>,
  )
  expect(
    [...html.matchAll(/loading="(\w+)"[^>]*alt="(\w+)"/g)].map(([, loading, name]) => `${name} ${loading}`),
  ).toEqual(['one eager', 'two eager', 'three lazy', 'other lazy', 'three eager'])
})
