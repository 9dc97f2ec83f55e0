import type { PostFull } from '@schemas/site/entities/post'
import { useT } from '@kit/t'
import { ContentsList } from '@kit/ui/contents/contents-list'
import { FoldedContents } from '@kit/ui/contents/folded-contents'
import { useCurrentHeading } from '@kit/ui/contents/use-current-heading'
import { texts } from './texts'
import styles from './view.module.css'

/** The article's headings as links: beside the text where it fits, folded above it otherwise. */
export function Contents({ entries, id }: { entries: PostFull['contents']; id: string }) {
  const t = useT()
  const current = useCurrentHeading(entries)
  const list = <ContentsList headings={entries} current={current} />
  return (
    <>
      <FoldedContents title={t(texts.contents)} className={styles.folded}>
        {list}
      </FoldedContents>
      <nav className={styles.contents} aria-labelledby={id} data-scrolls>
        <p id={id} className={styles.contentsTitle}>
          {t(texts.contents)}
        </p>
        {list}
      </nav>
    </>
  )
}
