import { DashboardView } from '@areas/work/ui/dashboard-view'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'

const messages = { title: { en: 'Overview', th: 'ภาพรวม' } }

export function View({ blockId, eyebrow, title, intro, align, days, data }: Props) {
  const t = useT()
  return (
    <section aria-labelledby={`${blockId}-title`}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(messages.title)}
        intro={intro}
        align={align}
        level={1}
        id={`${blockId}-title`}
      />
      <DashboardView days={days} initial={data?.summary} />
    </section>
  )
}
