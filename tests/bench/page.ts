import type { Boot } from '@schemas/boot'
import type { RenderTree } from '@schemas/layout/render'

export type BenchBlock = { id: string; type: 'heading' | 'text' | 'picture' | 'button'; props: Record<string, unknown> }

const text =
  'Evening courses in data, design, baking and English, with live sessions on weekends and certificates that employers accept'.split(
    ' ',
  )
const some = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => text[(from + index) % text.length]).join(' ')

/**
 * The page that every contestant shows: `count` blocks, alternating heading, text, picture and button, with parsed
 * props.
 */
export function benchBlocks(count: number): BenchBlock[] {
  return Array.from({ length: count }, (_, index) => {
    const id = `b${index}`
    switch (index % 4) {
      case 0:
        return { id, type: 'heading', props: { text: some(5, index), level: 2, align: 'start' } }
      case 1:
        return {
          id,
          type: 'text',
          props: {
            text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: some(24, index) }] }] },
            size: 'm',
            measure: 'full',
            align: 'start',
            lead: false,
            columns: 1,
          },
        }
      case 2:
        return {
          id,
          type: 'picture',
          props: {
            image: { asset: 'picture' },
            align: 'start',
            lightbox: false,
            placeholder: false,
            blocked: false,
            priority: false,
          },
        }
      default:
        return {
          id,
          type: 'button',
          props: {
            text: some(2, index),
            link: { to: '/courses' },
            look: 'primary',
            size: 'm',
            full: { base: false, tablet: false, mobile: false },
            align: 'start',
          },
        }
    }
  })
}

export function rowsOfThree<T>(blocks: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(blocks.length / 3) }, (_, row) => blocks.slice(row * 3, row * 3 + 3))
}

/** What the kit's components read from the document; the same for every contestant. */
export const benchBoot = {
  build: 'bench',
  release: '1',
  env: 'localhost',
  gateway: '',
  local: false,
  locale: 'en',
  site: {
    id: 'bench',
    siteName: 'Bench',
    siteFavicon: '',
    key: '',
    publicToken: '',
    hostname: 'bench',
    spaceId: 'bench',
    theme: 'default',
    shape: { button: 'solid', card: 'outlined', heading: 'plain' },
  },
  space: { id: 'bench', name: 'Bench', locales: ['en'], timeZone: 'Asia/Bangkok', menus: {}, contact: {} },
  session: { role: 'guest' },
  routes: [],
  slots: { header: [], subheader: [], footer: [] },
  // A picture without an address: the bench measures rendering, not the network.
  assets: {
    picture: {
      kind: 'raster',
      width: 480,
      height: 320,
      sources: [
        {
          type: 'image/webp',
          srcset: 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA 480w',
        },
      ],
      src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      alt: 'A picture',
    },
  },
} as unknown as Boot

const typeOf = {
  heading: 'content/heading',
  text: 'content/rich-text',
  picture: 'content/image',
  button: 'content/button',
} as const

/** The page as the gateway would compile it. */
export function benchTree(count: number): RenderTree {
  const rows = rowsOfThree(benchBlocks(count)).map((blocks, row) => ({
    id: `r${row}`,
    g: 'three',
    cells: blocks.map((block) => ({
      id: `c-${block.id}`,
      blocks: [{ id: block.id, type: typeOf[block.type], props: block.props }],
    })),
  }))
  return { rows, css: '', types: Object.values(typeOf), assets: {} }
}
