import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as shares } from '@schemas/files/calls/share/list'
import { shareInput, shareList } from '@schemas/files/entities/share-list'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  query: shareList.parameters,
  props: () => z.strictObject({ title: z.optional(text()), intro: z.optional(longText()) }),
  data: (_props, { query }): { shares: DataCall<typeof shares> } => ({
    shares: { call: 'share/list', input: { limit: 50, ...shareInput(shareList.read(query)) } },
  }),
})

export type Props = PropsOf<typeof schema>
