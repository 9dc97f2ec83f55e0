import * as z from 'zod/mini'
import { inUnit, markField } from './field-mark'

const youtubeId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/))
const digits = z.string().check(z.regex(/^\d{1,20}$/))
const googleId = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,120}$/))
const instagramCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{5,60}$/))
/** In Facebook's spelling: a page by its name or number, a post by its number or code. */
const facebookPage = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{1,99}$/))
const facebookPost = z.string().check(z.regex(/^[A-Za-z0-9]{5,150}$/))
/** Calendar ids look like e-mail addresses. */
const googleCalendar = z.string().check(z.regex(/^[A-Za-z0-9._+#-]{1,120}@[A-Za-z0-9][A-Za-z0-9.-]{2,80}$/))
const seconds = inUnit(z.int().check(z.gte(0), z.lte(86_400)), 'second')
const latitude = z.number().check(z.gte(-90), z.lte(90))
const longitude = z.number().check(z.gte(-180), z.lte(180))
const zoom = z._default(z.int().check(z.gte(1), z.lte(19)), 15)

/** Content of another site: a provider and its parameters, never an address. Each provider checks its own. */
export const embed = () => markField(byProvider(), { field: 'embed' })

const byProvider = () =>
  z.discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('youtube'), id: youtubeId, start: z.optional(seconds) }),
    z.strictObject({
      provider: z.literal('vimeo'),
      id: digits,
      hash: z.optional(z.string().check(z.regex(/^[a-f0-9]{6,20}$/))),
    }),
    z.strictObject({ provider: z.literal('tiktok'), id: digits }),
    z.strictObject({ provider: z.literal('instagram'), id: instagramCode }),
    /** The page of `user`, or one post of it. Only public content is shown. */
    z.strictObject({ provider: z.literal('facebook'), user: facebookPage, id: z.optional(facebookPost) }),
    /** `place` is a search term for the map: a name, an address or "13.7563,100.5018". */
    z.strictObject({
      provider: z.literal('google-maps'),
      place: z.string().check(z.minLength(2), z.maxLength(200)),
      zoom,
    }),
    z.strictObject({ provider: z.literal('openstreetmap'), latitude, longitude, zoom }),
    z.strictObject({
      provider: z.literal('spotify'),
      kind: z._default(z.enum(['track', 'album', 'playlist', 'artist', 'episode', 'show']), 'track'),
      id: z.string().check(z.regex(/^[A-Za-z0-9]{22}$/)),
    }),
    z.strictObject({
      provider: z.literal('soundcloud'),
      kind: z._default(z.enum(['tracks', 'playlists']), 'tracks'),
      id: digits,
    }),
    z.strictObject({ provider: z.literal('google-forms'), id: googleId }),
    /** A calendar that its owner has made public. */
    z.strictObject({ provider: z.literal('google-calendar'), id: googleCalendar }),
    z.strictObject({ provider: z.literal('google-slides'), id: googleId }),
    z.strictObject({
      provider: z.literal('codepen'),
      user: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,60}$/)),
      id: z.string().check(z.regex(/^[A-Za-z0-9]{3,40}$/)),
    }),
  ])

export type Embed = z.infer<ReturnType<typeof embed>>
export type EmbedProvider = Embed['provider']

/** Providers of films, for blocks that accept no other. */
export const filmProviders = ['youtube', 'vimeo', 'tiktok'] as const
