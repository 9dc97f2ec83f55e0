import type { Localised } from '@schemas/layout/text'
import { usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'
import type { Posts } from './view'

type Props = {
  id: string
  eyebrow?: string | undefined
  title?: string | undefined
  intro?: string | undefined
  align?: 'start' | 'center' | undefined
  paging: boolean
  category: Localised<Posts['category']>
}

/** Heading of a category page: its own text, otherwise the category's. */
export function PageHeading({ id, eyebrow, title, intro, align, paging, category }: Props) {
  const t = useT()
  const page = usePage()
  const tag = paging ? page?.query.tag : undefined
  const text = intro ?? category?.description
  return (
    <header className={styles.head} data-align={align}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 id={id} className={styles.name}>
        {title ?? category?.name ?? t(texts.empty)}
      </h1>
      {text && <p className={styles.intro}>{text}</p>}
      <p className={styles.count}>
        {tag ? t(texts.about, { tag }) : category && t(texts.count, { count: category.count })}
      </p>
    </header>
  )
}
