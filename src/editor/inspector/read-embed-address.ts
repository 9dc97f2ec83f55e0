import { decoded } from '@schemas/layout/decoded'
import type { Embed } from '@schemas/layout/embed'

type Reader = (address: URL, path: string[]) => Embed | undefined

/**
 * What an address that a person copied from another website shows, or the piece of HTML that the website offers for it.
 * Undefined for an address of no known provider. The schema checks what was read, as it checks what is written by hand.
 */
export function readEmbedAddress(pasted: string): Embed | undefined {
  const source = /\bsrc=["']([^"']+)["']/i.exec(pasted)?.[1] ?? pasted.trim()
  const address = URL.parse(source.startsWith('//') ? `https:${source}` : /^[a-z]+:/i.test(source) ? source : `https://${source}`)
  if (!address) return undefined
  const host = address.hostname.replace(/^(?:www|m|player|open|maps)\./, '')
  const path = address.pathname.split('/').filter(Boolean).map(decoded)
  return readers.find(([name]) => host === name || host.endsWith(`.${name}`))?.[1](address, path)
}

const readYoutube: Reader = (address, path) => {
  const id = address.searchParams.get('v') ?? (['embed', 'shorts', 'live'].includes(path[0] ?? '') ? path[1] : address.hostname === 'youtu.be' ? path[0] : undefined)
  const start = Number.parseInt(address.searchParams.get('t') ?? address.searchParams.get('start') ?? '', 10)
  return id ? { provider: 'youtube', id, ...(start > 0 ? { start } : {}) } : undefined
}

const readMaps: Reader = (address, path) => {
  const [, latitude, longitude, zoom] = /@(-?[\d.]+),(-?[\d.]+),(\d+)/.exec(address.pathname) ?? []
  const named = path[0] === 'maps' && (path[1] === 'place' || path[1] === 'search') ? path[2]?.replaceAll('+', ' ') : undefined
  const place = address.searchParams.get('q') ?? named ?? (latitude && longitude ? `${latitude},${longitude}` : undefined)
  return place ? { provider: 'google-maps', place, zoom: zoom ? Math.min(19, Number(zoom)) : 15 } : undefined
}

const readGoogleDocument: Reader = (_address, path) => {
  // /forms/d/e/{id}/viewform and /presentation/d/{id}/edit; a form's own editing address (/forms/d/{id}) names another id.
  if (path[0] === 'forms' && path[1] === 'd' && path[2] === 'e' && path[3]) return { provider: 'google-forms', id: path[3] }
  return path[0] === 'presentation' && path[1] === 'd' && path[2] ? { provider: 'google-slides', id: path[2] === 'e' ? (path[3] ?? '') : path[2] } : undefined
}

const readStreetMap: Reader = (address) => {
  const [, zoom, latitude, longitude] = /^#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(address.hash) ?? []
  const marker = [address.searchParams.get('mlat'), address.searchParams.get('mlon')]
  const at = marker[0] && marker[1] ? marker : [latitude, longitude]
  return at[0] && at[1] ? { provider: 'openstreetmap', latitude: Number(at[0]), longitude: Number(at[1]), zoom: zoom ? Math.min(19, Number(zoom)) : 15 } : undefined
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
      return at < 0 ? undefined : { provider: 'vimeo', id: path[at] as string, ...(hash && /^[a-f0-9]{6,20}$/.test(hash) ? { hash } : {}) }
    },
  ],
  [
    'tiktok.com',
    (_address, path) => {
      const id = path.findLast((part) => /^\d{6,20}$/.test(part))
      return id ? { provider: 'tiktok', id } : undefined
    },
  ],
  ['docs.google.com', readGoogleDocument],
  ['google.com', readMaps],
  ['google.co.th', readMaps],
  ['openstreetmap.org', readStreetMap],
  ['spotify.com', readSpotify],
  [
    'soundcloud.com',
    (address) => {
      // Only the piece of HTML that SoundCloud offers names the number; a page's address does not.
      const [, kind, id] = /\/(tracks|playlists)\/(?:soundcloud:\w+:)?(\d+)/.exec(address.searchParams.get('url') ?? address.pathname) ?? []
      return kind && id ? { provider: 'soundcloud', kind: kind as 'tracks' | 'playlists', id } : undefined
    },
  ],
  ['codepen.io', (_address, path) => (path[0] && path[2] && ['pen', 'embed', 'full', 'details'].includes(path[1] ?? '') ? { provider: 'codepen', user: path[0], id: path[2] } : undefined)],
]
