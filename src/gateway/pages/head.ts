import { type Asset, jpegWidth } from '@schemas/layout/image'
import { isRecord } from '@schemas/layout/json'
import type { Locale } from '@schemas/layout/locale'
import type { Page } from '@schemas/layout/page'
import type { Head, RenderTree } from '@schemas/layout/render'
import { pathParams } from '@schemas/layout/path'
import { pickText } from '@schemas/layout/pick-text'
import { languageAddresses } from './language-addresses'
import type { PageRequest } from './page-response'

type HeadOptions = {
  page: Page
  tree: RenderTree
  request: PageRequest
  /** The address under the page's own path. */ plain: string
  /** Localised addresses. */ addresses: Partial<Record<Locale, string>>
  asset: (name: string) => Asset | undefined
}

/**
 * Title, description, addresses and structured data of a page. A call about the page's own subject (`head: { title, …
 * }` in its output) overrides the document: a post's page is named by the post.
 */
export function makeHead({ page, tree, request, plain, addresses, asset }: HeadOptions): Head {
  const { context, pathname } = request
  const { site, locale, origin } = context
  // A page's subject is according to a data call.
  const subject = fromData(tree, ({ head }) => (isRecord(head) ? (head as Subject) : undefined))
  const siteName = pickText(site.name, locale)
  const own = subject?.title ?? pickText(page.title, locale)
  const title = pathname === '/' || own === siteName ? own : `${own} · ${siteName}`
  const description = subject?.description ?? pickText(page.description, locale)
  const home = primaryOrigin(origin, site.primaryHost)
  // A subject at several addresses names the one that counts, and the languages that it is in. A page of one address
  // may show it among other things, and counts itself.
  const { canonical, languages }: Subject = pathParams(page.path).length > 0 ? (subject ?? {}) : {}
  const isForeign = canonical !== undefined && !canonical.startsWith('/')
  const elsewhere = isForeign || canonical === plain ? undefined : canonical
  const path = elsewhere ?? pathname
  const inLanguages = languageAddresses({
    home,
    path,
    own: elsewhere ? {} : addresses,
    offered: site.space.locales,
    ...(languages ? { existing: languages } : {}),
  })
  const address = isForeign ? canonical : inLanguages.of(locale)
  const picture = asset(subject?.image ?? page.image?.asset ?? 'og') ?? asset('hero')
  const feed = fromData(tree, ({ feed: found }) => (typeof found === 'string' ? found : undefined))
  const image =
    picture?.kind === 'raster'
      ? sharedPicture(picture, home)
      : picture?.kind === 'svg' && picture.jpeg
        ? { src: home + picture.jpeg, alt: picture.alt }
        : undefined
  return {
    title,
    ...(description ? { description } : {}),
    canonical: address,
    alternates: isForeign ? [] : inLanguages.alternates,
    ...(image ? { image } : {}),
    ...(page.noindex || subject?.noindex || page.access !== 'guest' ? { noindex: true } : {}),
    ...(feed ? { feed: { href: home + feed, title: siteName } } : {}),
    jsonLd: [structured(page, { name: own, description, address, siteName, home, image: image?.src, subject })],
  }
}

/** The picture of a link preview: its JPEG when there is one, which is often narrower than the picture. */
function sharedPicture(
  { src, jpeg, width, height, alt }: Asset & { kind: 'raster' },
  home: string,
): NonNullable<Head['image']> {
  if (jpeg === undefined) return { src: home + src, alt }
  const sent = Math.min(jpegWidth, width)
  return { src: home + jpeg, size: { width: sent, height: Math.round((height * sent) / width) }, alt }
}

type Subject = {
  title?: string
  description?: string
  image?: string
  published?: string
  changed?: string
  author?: string
  canonical?: string
  languages?: Locale[]
  noindex?: boolean
  jsonLd?: Record<string, unknown>
}

/** The first that a data call's answer has to say, in the order of the page. */
function fromData<T>(tree: RenderTree, read: (answer: Record<string, unknown>) => T | undefined): T | undefined {
  const visit = (value: unknown): T | undefined => {
    if (Array.isArray(value)) {
      for (const entry of value) {
        const found = visit(entry)
        if (found !== undefined) return found
      }
    } else if (isRecord(value)) {
      if (isRecord(value.data))
        for (const outcome of Object.values(value.data)) {
          const found = isRecord(outcome) && outcome.ok === true && isRecord(outcome.value) && read(outcome.value)
          if (found) return found
        }
      return (
        visit(value.rows ?? value.cells ?? value.blocks) ??
        (isRecord(value.slots) ? visit(Object.values(value.slots)) : undefined)
      )
    }
    return undefined
  }
  return visit(tree)
}

function structured(
  page: Page,
  facts: {
    name: string
    description: string
    address: string
    siteName: string
    home: string
    image: string | undefined
    subject: Subject | undefined
  },
): Record<string, unknown> {
  const { name, description, address, siteName, home, image, subject } = facts
  const publisher = { '@type': 'Organization', name: siteName, url: home }
  const shared = {
    '@context': 'https://schema.org',
    name,
    url: address,
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  }
  if (page.path === '/') return { ...shared, '@type': 'WebSite', publisher }
  if (page.kind === 'Article' || subject?.published)
    return {
      ...shared,
      '@type': 'Article',
      headline: name,
      publisher,
      ...(subject?.published ? { datePublished: subject.published } : {}),
      ...(subject?.changed ? { dateModified: subject.changed } : {}),
      ...(subject?.author ? { author: { '@type': 'Person', name: subject.author } } : {}),
    }
  if (subject?.jsonLd) return { ...shared, ...subject.jsonLd }
  return { ...shared, '@type': page.kind ?? 'WebPage', isPartOf: { '@type': 'WebSite', name: siteName, url: home } }
}

/** The site's origin: its primary host with the visitor's scheme and port. */
export function primaryOrigin(origin: string, primaryHost: string): string {
  const url = new URL(origin)
  url.hostname = primaryHost
  return url.origin
}
