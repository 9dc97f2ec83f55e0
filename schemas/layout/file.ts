import * as z from 'zod/mini'
import { markField } from './field-mark'
import { assetName } from './image'

/** A film, audio file or captions by name: an asset of kind `file`. */
export const file = () => markField(z.strictObject({ asset: assetName() }), { field: 'file' })

/** Captions, subtitles or chapters (WebVTT) of a film or audio file. */
export const mediaTrack = () =>
  z.strictObject({
    file: file(),
    kind: z._default(z.enum(['captions', 'subtitles', 'descriptions', 'chapters']), 'captions'),
    language: z.enum(['th', 'en']),
    /** Label in the player's menu; the language's own name when absent. */
    label: z.optional(z.string().check(z.maxLength(60))),
  })
