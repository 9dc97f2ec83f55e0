import * as z from 'zod/mini'
import { sectionKey } from '@schemas/layout/document-key'
import { nest } from '@schemas/layout/flat/nest'
import type { Row } from '@schemas/layout/page'
import { text } from '@schemas/layout/text'
import { type LocalisedText } from '@schemas/layout/pick-text'
import { broken, tooLarge } from './read-clipboard'
import { Refusal } from './edit'
import { maxCarriedSections } from './max-carried-sections'
import { readDocument } from './read-document'

/** A section of another site, as of when a link to it was copied. */
export type Carried = { title: LocalisedText; rows: Row[] }

const section = z.strictObject({ title: text(), rows: z.array(z.unknown()) })
const id = /^[a-z][a-z0-9-]{0,39}$/

/** The copied sections by id, migrated to this build. Nothing in them is trusted. Throws a Refusal with a message. */
export function readCarried(sections: Readonly<Record<string, unknown>>): Map<string, Carried> {
  const entries = Object.entries(sections)
  if (entries.length > maxCarriedSections) throw new Refusal(tooLarge)
  return new Map(
    entries.map(([name, content]) => {
      const parsed = section.safeParse(content)
      if (!id.test(name) || !parsed.success) throw new Refusal(broken)
      const read = readDocument(sectionKey(name), parsed.data)
      if (!read || read.problems.length > 0) throw new Refusal(broken)
      const { title } = parsed.data
      return [name, { title, rows: nest(read.page).views.guest?.rows ?? [] }]
    }),
  )
}
