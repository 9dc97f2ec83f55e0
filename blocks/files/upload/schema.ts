import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as folderStructure } from '@schemas/files/calls/filemanager/folder-structure'
import type { call as list } from '@schemas/files/calls/files/list'
import type { call as usage } from '@schemas/files/calls/files/usage'
import { accessMode, drive } from '@schemas/files/entities/file-item'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  // A guest has no files.
  access: 'user',
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
      /** Initial upload target. */
      to: z._default(drive, 'mine'),
      /** Lets the person choose the folder and whether the files are public. */
      showPlace: z._default(z.boolean(), true),
      mode: z._default(accessMode, 'private'),
      /** Shows the folder's latest files below the queue. */
      showRecent: z._default(z.boolean(), true),
    }),
})

export type Props = PropsOf<
  typeof schema,
  { recent: DataCall<typeof list>; structure: DataCall<typeof folderStructure>; usage: DataCall<typeof usage> }
>
