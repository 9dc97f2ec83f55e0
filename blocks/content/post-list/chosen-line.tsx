import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import styles from './filters.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import { useChoice } from './use-choice'
import type { Posts } from './view'

/** Says what the list is narrowed to, with the way back to all posts. */
export function ChosenLine({ posts, data }: { posts: Posts['posts'] } & Pick<Props, 'data'>) {
  const t = useT()
  const locale = useLocale()
  const { path, choice, isNarrowed } = useChoice(true)
  if (!isNarrowed) return null
  const { tag, find, month, author } = choice
  const name = data?.archive?.ok ? data.archive.value.tags.find((each) => each.tag === tag)?.name : undefined
  const parts = [
    tag && t(texts.about, { tag: name ?? posts[0]?.tags.find((each) => each.tag === tag)?.name ?? tag }),
    find && t(texts.found, { find }),
    month && t(texts.of, { month: formatDate(`${month}-01`, locale, { style: 'month' }) }),
    author && t(texts.by, { author: posts[0]?.author.name ?? author }),
  ].filter(Boolean)
  return (
    <p className={styles.chosen} role="status">
      <strong>{parts.join(' · ')}</strong>
      <Link link={{ to: path }}>{t(texts.clear)}</Link>
    </p>
  )
}
