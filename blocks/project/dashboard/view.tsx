import { DashboardView } from '@areas/work/ui/dashboard-view'
import { TitledSection } from '@areas/work/ui/titled-section'
import type { Props } from './schema'

const fallback = { en: 'Overview', th: 'ภาพรวม' }

export function View({ blockId, eyebrow, title, intro, align, days, data }: Props) {
  return (
    <TitledSection id={blockId} fallback={fallback} eyebrow={eyebrow} title={title} intro={intro} align={align}>
      <DashboardView days={days} initial={data?.summary} />
    </TitledSection>
  )
}
