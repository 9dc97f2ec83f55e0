import { MyDay } from '@areas/work/ui/my-day'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'

const messages = { title: { en: 'My day', th: 'วันของฉัน' } }

export function View({ blockId, eyebrow, title, intro, align, data }: Props) {
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
      <MyDay initial={data?.day} />
    </section>
  )
}
