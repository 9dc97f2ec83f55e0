import { MyDay } from '@areas/work/ui/my-day'
import { TitledSection } from '@areas/work/ui/titled-section'
import type { Props } from './schema'

const fallback = { en: 'My day', th: 'วันของฉัน' }

export function View({ blockId, eyebrow, title, intro, align, data }: Props) {
  return (
    <TitledSection id={blockId} fallback={fallback} eyebrow={eyebrow} title={title} intro={intro} align={align}>
      <MyDay initial={data?.day} />
    </TitledSection>
  )
}
