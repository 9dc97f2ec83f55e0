import * as z from 'zod/mini'
import { markField } from './field-mark'

/** A film, a sound or captions by name: an asset of kind `file` of the site's theme pack (or of its parents), never an address. */
export const file = () => markField(z.strictObject({ asset: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/)) }), { field: 'file' })

/** Captions, subtitles or chapters (WebVTT) that belong to a film or a sound. */
export const mediaTrack = () =>
  z.strictObject({
    file: file(),
    kind: z._default(z.enum(['captions', 'subtitles', 'descriptions', 'chapters']), 'captions'),
    language: z.enum(['th', 'en']),
    /** As the player's menu names it; the language's own name when absent. */
    label: z.optional(z.string().check(z.maxLength(60))),
  })
