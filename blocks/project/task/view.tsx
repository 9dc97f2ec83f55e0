import { TaskPage } from '@areas/work/ui/task-page'
import type { Props } from './schema'

export function View({ blockId, eyebrow, title, intro, align, data }: Props) {
  return <TaskPage id={blockId} heading={{ eyebrow, title, intro, align }} initial={data?.task} />
}
