import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { Asset } from '@schemas/layout/image'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from './boot'
import { FirstPictureProvider } from './first-picture'
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

const drawn = (named: Record<string, Asset>, pictures: ReactNode) =>
  [
    ...renderToStaticMarkup(
      <BootProvider boot={{ assets: {} } as unknown as Boot}>
        <PageProvider payload={{ tree: { assets: named } } as unknown as Payload}>{pictures}</PageProvider>
      </BootProvider>,
    ).matchAll(/<img[^>]*>/g),
  ].map(([image]) =>
    [/alt="(\w+)"/, /loading="(\w+)"/, /fetchpriority="(\w+)"/i]
      .map((part) => part.exec(image)?.[1] ?? '')
      .join(' ')
      .trim(),
  )

test('fetches the first picture of a page ahead, and the others lazily', () => {
  expect(
    drawn(
      { ...assets, logo: { kind: 'svg', width: 90, height: 30, src: '/assets/logo.svg', alt: 'logo' } },
      <FirstPictureProvider value={null}>
        <Picture image={{ asset: 'two' }} priority />
        <FirstPictureProvider value={{}}>
          <Picture image={{ asset: 'logo' }} />
          <Picture image={{ asset: 'one' }} />
          <Picture image={{ asset: 'two' }} priority />
          <FirstPictureProvider value={null}>
            <Picture image={{ asset: 'three' }} priority />
          </FirstPictureProvider>
        </FirstPictureProvider>
      </FirstPictureProvider>,
    ),
  ).toEqual(['two lazy', 'logo lazy', 'one eager high', 'two lazy', 'three lazy'])
})

test('fetches a drawing ahead only where it is meant to be first and is one for both schemes', () => {
  const svg = { kind: 'svg', width: 90, height: 30, src: '/assets/a.svg', alt: 'plain' } as const
  const pictures = { plain: svg, twin: { ...svg, alt: 'twin', dark: '/assets/b.svg' } }
  const first = (asset: string) => (
    <FirstPictureProvider value={{}}>
      <Picture image={{ asset }} priority />
    </FirstPictureProvider>
  )
  expect(drawn(pictures, [first('plain')])).toEqual(['plain eager high'])
  expect(drawn(pictures, [first('twin')])).toEqual(['twin lazy', 'twin lazy'])
})

test('takes its word for it outside a page', () => {
  expect(
    drawn(assets, [
      <Picture key="one" image={{ asset: 'one' }} priority />,
      <Picture key="two" image={{ asset: 'two' }} />,
    ]),
  ).toEqual(['one eager high', 'two lazy'])
})
