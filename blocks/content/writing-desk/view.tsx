import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { MyPosts } from '@areas/content/ui/desk/my-posts'
import { texts } from '@areas/content/ui/desk/texts'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ blockId, eyebrow, title, intro, align, level, category, help, data }: Props) {
  const t = useT()
  const { posts } = data ?? {}
  const isWriter = posts?.ok !== false || posts.error.status !== 403
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.block}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title ?? t(isWriter ? texts.mine : texts.become)}
        intro={intro}
        align={align}
        level={level as 1 | 2 | 3}
        id={`${blockId}-title`}
      />
      {isWriter ? (
        <MyPosts category={category} />
      ) : help ? (
        <RichText tree={help} />
      ) : (
        <EmptyState icon="writing" title={t(texts.become)}>
          {t(texts.becomeHint)}
        </EmptyState>
      )}
    </section>
  )
}
