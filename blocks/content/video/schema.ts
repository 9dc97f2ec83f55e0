import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { embed, filmProviders } from '@schemas/layout/embed'
import { file, mediaTrack } from '@schemas/layout/file'
import { image } from '@schemas/layout/image'
import { refuse } from '@schemas/layout/refuse'
import { richText } from '@schemas/layout/rich-text'
import { text } from '@schemas/layout/text'

const own = () =>
  z.strictObject({
    kind: z.literal('file'),
    /** The same film in one or more formats, best first. */
    files: z.array(file()).check(z.minLength(1), z.maxLength(4)),
    tracks: z._default(z.array(mediaTrack()).check(z.maxLength(12)), []),
  })

const provided = () =>
  z.strictObject({
    kind: z.literal('embed'),
    film: embed().check((ctx) => {
      if (!(filmProviders as readonly string[]).includes(ctx.value.provider))
        refuse(
          ctx,
          { en: `Only ${filmProviders.join(', ')} show films.`, th: `เลือกได้เฉพาะเว็บวิดีโอ ${filmProviders.join(', ')}` },
          ['provider'],
        )
    }),
  })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Accessible name of the film, also on the play button of an embedded film. */
      title: text(),
      source: z.discriminatedUnion('kind', [own(), provided()]),
      poster: z.optional(image()),
      caption: z.optional(text()),
      ratio: z._default(z.enum(['16/9', '4/3', '1/1', '9/16', '21/9']), '16/9'),
      /** Transcript of what is said and shown. */
      transcript: z.optional(richText()),
      /**
       * A silent film: muted and looping while in view, with a pause button, and paused under reduced motion. Own files
       * only.
       */
      ambient: z._default(z.boolean(), false),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
