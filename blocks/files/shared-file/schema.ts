import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as external } from '@schemas/files/calls/filemanager/external'

export const schema = defineBlock({
  version: 1,
  props: () => z.strictObject({}),
  data: (_props, { params }): { share?: DataCall<typeof external> } =>
    params.code ? { share: { call: 'filemanager/external', input: { share_code: params.code } } } : {},
})

export type Props = PropsOf<typeof schema>
