import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as edit } from '@schemas/learning/calls/lesson/edit'
import { peopleList } from '@schemas/learning/entities/people-list'

export const workbenchTabs = ['page', 'outline', 'people', 'rounds', 'certificate', 'settings'] as const

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  query: ['tab', ...peopleList.parameters],
  props: () => z.strictObject({}),
  /** What learners see of the lesson. */
  slots: ['page'],
  data: (_props, { params }): { lesson?: DataCall<typeof edit> } =>
    params.slug ? { lesson: { call: 'lesson/edit', input: { lesson: params.slug }, required: true } } : {},
})

export type Props = PropsOf<typeof schema>
