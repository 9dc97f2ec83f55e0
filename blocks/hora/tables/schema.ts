import * as z from 'zod/mini'
import { numeralsChoice } from '@schemas/hora/entities/numerals-choice'
import { defineBlock, type PropsOf } from '@schemas/block'
import { refuse } from '@schemas/layout/refuse'
import { longText, text } from '@schemas/layout/text'

export const tableNames = [
  'signs',
  'houses',
  'dignities',
  'reuk',
  'navamsa',
  'drekkana',
  'thaksa',
  'mahathaksa',
  'yam-day',
  'yam-night',
  'antonathi',
  'equations',
  'chaya',
  'planets',
  'kalayok',
  'lucky',
  'lunar-years',
  'digits',
] as const
export type TableName = (typeof tableNames)[number]

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      intro: z.optional(longText()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 2),
      which: z._default(
        z.array(z.enum(tableNames)).check(z.minLength(1), z.maxLength(tableNames.length), (ctx) => {
          if (new Set(ctx.value).size < ctx.value.length)
            refuse(ctx, { en: 'A table is listed twice.', th: 'มีตารางซ้ำกัน' })
        }),
        [...tableNames],
      ),
      numerals: numeralsChoice(),
      /** A list of the tables and a search above them. */
      tools: z._default(z.boolean(), true),
    }),
  headings: ({ title, level }) => [{ level, text: title }],
})

export type Props = PropsOf<typeof schema>
