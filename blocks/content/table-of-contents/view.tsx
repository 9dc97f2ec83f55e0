import type { ListedHeading } from '@schemas/layout/contents/heading-part'
import { useT } from '@kit/t'
import { ContentsList } from '@kit/ui/contents/contents-list'
import { FoldedContents } from '@kit/ui/contents/folded-contents'
import { useCurrentHeading } from '@kit/ui/contents/use-current-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const none: readonly ListedHeading[] = []

/**
 * The page's headings as links; renders nothing without headings. The list comes from page compilation, not from the
 * rendered DOM.
 */
export function View({ title, look: variant, folded, marksCurrent, fitsWindow, data }: Props) {
  const t = useT()
  const outcome = data?.headings
  const headings = outcome?.ok ? outcome.value : none
  const current = useCurrentHeading(headings, marksCurrent)
  if (headings.length === 0) return null
  const name = title || t(texts.title)
  const list = <ContentsList headings={headings} current={current} isNumbered={variant === 'numbered'} />
  return (
    <nav
      aria-label={name}
      className={styles.contents}
      data-fits={fitsWindow || undefined}
      data-scrolls={fitsWindow || undefined}
    >
      {folded && (
        <FoldedContents title={name} className={styles.folded}>
          {list}
        </FoldedContents>
      )}
      <div className={styles.whole} data-folds={folded || undefined}>
        {title && <p className={styles.title}>{title}</p>}
        {list}
      </div>
    </nav>
  )
}
