import { GroupView } from '@areas/work/ui/group-view'
import type { Props } from './schema'

export function View({ blockId, slug, data }: Props) {
  return <GroupView id={blockId} slug={slug} initial={data?.groups} />
}
