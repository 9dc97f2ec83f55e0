import { WorkView } from '@areas/work/ui/work-view'
import type { Props } from './schema'

export function View({ blockId, eyebrow, title, intro, align, level, perPage, scope, view, data }: Props) {
  return (
    <WorkView
      id={blockId}
      heading={{ eyebrow, title, intro, align, level: level as 1 | 2 | 3 }}
      perPage={perPage}
      scope={scope}
      fixedView={view}
      project={data?.project}
      tasks={data?.tasks}
    />
  )
}
