import type { Embed, EmbedProvider } from './embed'

/** The origin of each provider's frame. */
const providerOrigins: Record<EmbedProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  tiktok: 'https://www.tiktok.com',
  instagram: 'https://www.instagram.com',
  facebook: 'https://www.facebook.com',
  'google-maps': 'https://www.google.com',
  openstreetmap: 'https://www.openstreetmap.org',
  spotify: 'https://open.spotify.com',
  soundcloud: 'https://w.soundcloud.com',
  'google-forms': 'https://docs.google.com',
  'google-calendar': 'https://calendar.google.com',
  'google-slides': 'https://docs.google.com',
  codepen: 'https://codepen.io',
}

/**
 * Every origin that a frame may come from: the gateway builds `frame-src` from these, so nothing else can be framed.
 */
export const frameOrigins: readonly string[] = [...new Set(Object.values(providerOrigins))]

/**
 * The frame's address. Every parameter is percent-encoded, whatever the schema let through. `play` starts a film at
 * once.
 */
export function embedAddress(embedded: Embed, options: { play?: boolean; language?: string } = {}): string {
  const { path, query } = framePlace(embedded, options.play ?? false, options.language ?? 'th')
  const address = new URL(
    path.map((part) => encodeURIComponent(part)).join('/'),
    `${providerOrigins[embedded.provider]}/`,
  )
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return address.href
}

type FramePlace = { path: (string | number)[]; query: Record<string, string | number | undefined> }

function framePlace(embedded: Embed, play: boolean, language: string): FramePlace {
  const autoplay = play ? 1 : undefined
  switch (embedded.provider) {
    case 'youtube':
      return { path: ['embed', embedded.id], query: { start: embedded.start, autoplay, rel: 0, hl: language } }
    case 'vimeo':
      return { path: ['video', embedded.id], query: { h: embedded.hash, autoplay, dnt: 1 } }
    case 'tiktok':
      return { path: ['player', 'v1', embedded.id], query: { autoplay, rel: 0 } }
    case 'instagram':
      return { path: ['p', embedded.id, 'embed', 'captioned'], query: {} }
    case 'facebook': {
      const { user, id } = embedded
      // Facebook's frames take the address of their content. Page frames are as wide as requested, at most 500, unless
      // they may adapt.
      if (id !== undefined)
        return {
          path: ['plugins', 'post.php'],
          query: {
            href: `https://www.facebook.com/${encodeURIComponent(user)}/posts/${encodeURIComponent(id)}`,
            show_text: 'true',
          },
        }
      return {
        path: ['plugins', 'page.php'],
        query: {
          href: `https://www.facebook.com/${encodeURIComponent(user)}`,
          tabs: 'timeline',
          width: 500,
          height: 640,
          adapt_container_width: 'true',
          hide_cover: 'false',
        },
      }
    }
    case 'google-maps':
      return { path: ['maps'], query: { q: embedded.place, z: embedded.zoom, hl: language, output: 'embed' } }
    case 'openstreetmap': {
      const { latitude: lat, longitude: lon } = embedded
      // The map takes a box, not a zoom: 360° wide at zoom 0, half of that with each level, for a frame of about three
      // tiles.
      const across = (360 / 2 ** embedded.zoom) * 1.5
      const box = [lon - across, lat - across * 0.4, lon + across, lat + across * 0.4]
        .map((edge) => edge.toFixed(5))
        .join(',')
      return { path: ['export', 'embed.html'], query: { bbox: box, layer: 'mapnik', marker: `${lat},${lon}` } }
    }
    case 'spotify':
      return { path: ['embed', embedded.kind, embedded.id], query: {} }
    case 'soundcloud':
      return {
        path: ['player'],
        query: {
          url: `https://api.soundcloud.com/${embedded.kind}/${embedded.id}`,
          auto_play: play ? 'true' : 'false',
          visual: 'true',
        },
      }
    case 'google-forms':
      return { path: ['forms', 'd', 'e', embedded.id, 'viewform'], query: { embedded: 'true', hl: language } }
    case 'google-calendar':
      return { path: ['calendar', 'embed'], query: { src: embedded.id, hl: language } }
    case 'google-slides':
      return { path: ['presentation', 'd', embedded.id, 'embed'], query: { start: 'false' } }
    case 'codepen':
      return { path: [embedded.user, 'embed', embedded.id], query: { 'default-tab': 'result' } }
  }
}
