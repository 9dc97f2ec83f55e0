import { HubView } from '@areas/work/ui/hub-view'
import { TitledSection } from '@areas/work/ui/titled-section'
import { hubLists, type Props } from './schema'

const fallback = { en: 'My work', th: 'งานของฉัน' }

export function View({ blockId, eyebrow, title, intro, align, shown, data }: Props) {
  return (
    <TitledSection id={blockId} fallback={fallback} eyebrow={eyebrow} title={title} intro={intro} align={align}>
      <HubView lists={hubLists} shown={shown} initial={data} />
    </TitledSection>
  )
}
