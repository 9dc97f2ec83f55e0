import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as audit } from '@schemas/editor/calls/editor/audit'
import { listParameters } from '@schemas/layout/query-parameters'
import { listHeading } from '@schemas/layout/section-heading'

export const actFilters = ['area', 'subject', 'person'] as const

export const schema = defineBlock({
  version: 1,
  access: 'admin',
  author: 'admin',
  query: listParameters(actFilters),
  props: () => z.strictObject(listHeading()),
  data: ({ perPage }, { query }): { audit: DataCall<typeof audit> } => ({
    audit: { call: 'editor/audit', input: { limit: perPage, ...chosenActs((name) => query[name]) } },
  }),
})

/** Filters from the page's address: by kind, by object, or by person. */
export function chosenActs(value: (name: (typeof actFilters)[number]) => string | undefined): {
  area?: string
  subject?: string
  person?: string
} {
  const [area, subject, person] = [value('area'), value('subject'), value('person')]
  return {
    ...(area ? { area: area.slice(0, 40) } : {}),
    ...(subject ? { subject: subject.slice(0, 300) } : {}),
    ...(person ? { person: person.slice(0, 64) } : {}),
  }
}

export type Props = PropsOf<typeof schema>
