import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as external } from '@schemas/files/calls/filemanager/external'
import type { call as folder } from '@schemas/files/calls/share/folder'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Initial layout; visitors may change it. */
      look: z._default(z.enum(['list', 'grid']), 'list'),
    }),
  data: (_props, { params }): { share?: DataCall<typeof external>; folder?: DataCall<typeof folder> } =>
    params.code
      ? {
          share: { call: 'filemanager/external', input: { share_code: params.code } },
          folder: { call: 'share/folder', input: { code: params.code } },
        }
      : {},
})

export type Props = PropsOf<typeof schema>
