import { GroupsView } from '@areas/work/ui/groups-view'
import { TitledSection } from '@areas/work/ui/titled-section'
import type { Props } from './schema'

const fallback = { en: 'Projects', th: 'โครงการ' }

export function View({ blockId, eyebrow, title, intro, align, data }: Props) {
  return (
    <TitledSection id={blockId} fallback={fallback} eyebrow={eyebrow} title={title} intro={intro} align={align}>
      <GroupsView initial={data?.groups} />
    </TitledSection>
  )
}
