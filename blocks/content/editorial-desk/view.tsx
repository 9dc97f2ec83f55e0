import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import { Desk } from '@areas/content/ui/desk/desk'
import type { Props } from './schema'
import styles from './view.module.css'

const texts = { title: { en: 'Editorial desk', th: 'โต๊ะบรรณาธิการ' } }

export function View({ blockId, eyebrow, title, intro, align, level, perPage, view, data }: Props) {
  const t = useT()
  const label = title ?? t(texts.title)
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={label}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      <Desk label={label} perPage={perPage} initial={data?.posts} view={view} />
    </section>
  )
}
