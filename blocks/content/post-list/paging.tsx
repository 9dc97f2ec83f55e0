import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { texts } from './texts'
import { useChoice } from './use-choice'
import styles from './view.module.css'

/** Plain addresses, so that older posts can be reached without scripts and by crawlers. */
export function Paging({ next }: { next: string | undefined }) {
  const t = useT()
  const { choice, isOlder, to } = useChoice(true)
  if (!next && !isOlder) return null
  return (
    <nav className={styles.paging} aria-label={t(texts.pages)}>
      {isOlder && (
        <Link link={{ to: to(choice) }}>
          <Icon name="arrow-left" />
          {t(texts.newest)}
        </Link>
      )}
      {next && (
        // Older posts are those of the same choice.
        <Link link={{ to: to({ ...choice, after: next }) }} rel="next">
          {t(texts.older)}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}
