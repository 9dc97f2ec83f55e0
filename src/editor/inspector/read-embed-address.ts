import { decoded } from '@schemas/layout/decoded'
import type { Embed } from '@schemas/layout/embed'

type Reader = (address: URL, path: string[]) => Embed | undefined

/**
 * Recognises an address copied from another website, or the HTML snippet it offers for embedding. Undefined for an
 * unknown provider. The result is validated by the schema like typed input.
 */
export function readEmbedAddress(pasted: string): Embed | undefined {
  const source = /\bsrc=["']([^"']+)["']/i.exec(pasted)?.[1] ?? pasted.trim()
  const address = URL.parse(
    source.startsWith('//') ? `https:${source}` : /^[a-z]+:/i.test(source) ? source : `https://${source}`,
  )
  if (!address) return undefined
  const host = address.hostname.replace(/^(?:www|m|player|open|maps)\./, '')
  const path = address.pathname.split('/').filter(Boolean).map(decoded)
  return readers.find(([name]) => host === name || host.endsWith(`.${name}`))?.[1](address, path)
}

const readYoutube: Reader = (address, path) => {
  const id =
    address.searchParams.get('v') ??
    (['embed', 'shorts', 'live'].includes(path[0] ?? '')
      ? path[1]
      : address.hostname === 'youtu.be'
        ? path[0]
        : undefined)
  const start = Number.parseInt(address.searchParams.get('t') ?? address.searchParams.get('start') ?? '', 10)
  return id ? { provider: 'youtube', id, ...(start > 0 ? { start } : {}) } : undefined
}

const readMaps: Reader = (address, path) => {
  const [, latitude, longitude, zoom] = /@(-?[\d.]+),(-?[\d.]+),(\d+)/.exec(address.pathname) ?? []
  const named =
    path[0] === 'maps' && (path[1] === 'place' || path[1] === 'search') ? path[2]?.replaceAll('+', ' ') : undefined
  const place =
    address.searchParams.get('q') ?? named ?? (latitude && longitude ? `${latitude},${longitude}` : undefined)
  return place ? { provider: 'google-maps', place, zoom: zoom ? Math.min(19, Number(zoom)) : 15 } : undefined
}

const readGoogleDocument: Reader = (_address, path) => {
  // /forms/d/e/{id}/viewform and /presentation/d/{id}/edit; a form's own editing address (/forms/d/{id}) names another
  // id.
  if (path[0] === 'forms' && path[1] === 'd' && path[2] === 'e' && path[3])
    return { provider: 'google-forms', id: path[3] }
  return path[0] === 'presentation' && path[1] === 'd' && path[2]
    ? { provider: 'google-slides', id: path[2] === 'e' ? (path[3] ?? '') : path[2] }
    : undefined
}

/** First path segments of Facebook's own addresses, which are not page names. */
const facebookPlaces = new Set([
  'groups',
  'watch',
  'events',
  'share',
  'photo',
  'photos',
  'photo.php',
  'reel',
  'reels',
  'stories',
  'hashtag',
  'marketplace',
  'gaming',
  'login',
  'login.php',
  'sharer',
  'sharer.php',
  'help',
  'policies',
  'plugins',
])

const readFacebook: Reader = (address, path) => {
  // Facebook's HTML snippet contains the address of what it shows.
  const shown = path[0] === 'plugins' ? URL.parse(address.searchParams.get('href') ?? '') : undefined
  if (shown) return shown.pathname.startsWith('/plugins') ? undefined : readEmbedAddress(shown.href)
  const number = address.searchParams.get('id')
  const story = address.searchParams.get('story_fbid')
  if (path[0] === 'permalink.php' || path[0] === 'story.php')
    return number && story ? { provider: 'facebook', user: number, id: story } : undefined
  if (path[0] === 'profile.php') return number ? { provider: 'facebook', user: number } : undefined
  // /people/Name/1000… and /pages/Name/1000… end in the page's number.
  const [user, kind, ...rest] = path[0] === 'people' || path[0] === 'pages' ? path.slice(2) : path
  if (!user || facebookPlaces.has(user)) return undefined
  const id = kind === 'posts' ? rest.at(-1) : undefined
  return id ? { provider: 'facebook', user, id } : kind === undefined ? { provider: 'facebook', user } : undefined
}

const readCalendar: Reader = (address) => {
  const id = address.searchParams.get('src') ?? decodedName(address.searchParams.get('cid'))
  return id ? { provider: 'google-calendar', id } : undefined
}

/** A calendar's name as encoded in its sharing link. */
function decodedName(cid: string | null): string | undefined {
  if (!cid || cid.includes('@')) return cid ?? undefined
  try {
    return atob(cid.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return undefined
  }
}

const readStreetMap: Reader = (address) => {
  const [, zoom, latitude, longitude] = /^#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(address.hash) ?? []
  const marker = [address.searchParams.get('mlat'), address.searchParams.get('mlon')]
  const at = marker[0] && marker[1] ? marker : [latitude, longitude]
  return at[0] && at[1]
    ? {
        provider: 'openstreetmap',
        latitude: Number(at[0]),
        longitude: Number(at[1]),
        zoom: zoom ? Math.min(19, Number(zoom)) : 15,
      }
    : undefined
}

const spotifyKinds = ['track', 'album', 'playlist', 'artist', 'episode', 'show'] as const

const readSpotify: Reader = (_address, path) => {
  const at = path.findIndex((part) => (spotifyKinds as readonly string[]).includes(part))
  const id = path[at + 1]
  return at >= 0 && id ? { provider: 'spotify', kind: path[at] as (typeof spotifyKinds)[number], id } : undefined
}

const readers: readonly [host: string, read: Reader][] = [
  ['youtube.com', readYoutube],
  ['youtube-nocookie.com', readYoutube],
  ['youtu.be', readYoutube],
  [
    'vimeo.com',
    (address, path) => {
      const at = path.findIndex((part) => /^\d+$/.test(part))
      const hash = address.searchParams.get('h') ?? path[at + 1]
      return at < 0
        ? undefined
        : { provider: 'vimeo', id: path[at] as string, ...(hash && /^[a-f0-9]{6,20}$/.test(hash) ? { hash } : {}) }
    },
  ],
  [
    'tiktok.com',
    (_address, path) => {
      const id = path.findLast((part) => /^\d{6,20}$/.test(part))
      return id ? { provider: 'tiktok', id } : undefined
    },
  ],
  [
    'instagram.com',
    (_address, path) => {
      const at = path.findIndex((part) => ['p', 'reel', 'reels', 'tv'].includes(part))
      const id = path[at + 1]
      return at >= 0 && id ? { provider: 'instagram', id } : undefined
    },
  ],
  ['facebook.com', readFacebook],
  ['docs.google.com', readGoogleDocument],
  ['calendar.google.com', readCalendar],
  ['google.com', readMaps],
  ['google.co.th', readMaps],
  ['openstreetmap.org', readStreetMap],
  ['spotify.com', readSpotify],
  [
    'soundcloud.com',
    (address) => {
      // Only SoundCloud's HTML snippet contains the number; a page's address does not.
      const [, kind, id] =
        /\/(tracks|playlists)\/(?:soundcloud:\w+:)?(\d+)/.exec(address.searchParams.get('url') ?? address.pathname) ??
        []
      return kind && id ? { provider: 'soundcloud', kind: kind as 'tracks' | 'playlists', id } : undefined
    },
  ],
  [
    'codepen.io',
    (_address, path) =>
      path[0] && path[2] && ['pen', 'embed', 'full', 'details'].includes(path[1] ?? '')
        ? { provider: 'codepen', user: path[0], id: path[2] }
        : undefined,
  ],
]
