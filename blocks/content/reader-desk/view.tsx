import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { PostCard } from '@kit/ui/posts/post-card'
import { SavedList } from './saved-list'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const front = '/cms-blog'
const maxTags = 16

export function View({ blockId, title, intro, data }: Props) {
  const t = useT()
  const outcome = data?.posts
  const posts = outcome?.ok ? outcome.value.posts : []
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title ?? t(texts.title)}</h1>
        <p className={styles.intro}>{intro ?? t(texts.intro)}</p>
      </header>
      <Topics id={`${blockId}-topics`} data={data} />
      <div className={styles.columns}>
        <section aria-labelledby={`${blockId}-saved`}>
          <h2 id={`${blockId}-saved`} className={styles.part}>
            {t(texts.saved)}
          </h2>
          <SavedList />
        </section>
        <section aria-labelledby={`${blockId}-newest`}>
          <h2 id={`${blockId}-newest`} className={styles.part}>
            {t(texts.newest)}
          </h2>
          {posts.length === 0 && (
            <EmptyState icon="news" title={t(outcome?.ok === false ? texts.failed : texts.empty)} />
          )}
          <ul role="list" className={styles.newest}>
            {posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} shape="beside" look="plain" excerpt={false} sizes="10rem" />
              </li>
            ))}
          </ul>
          <Link link={{ to: front }} className={styles.all}>
            {t(texts.all)}
            <Icon name="arrow-right" size="1.1em" />
          </Link>
        </section>
      </div>
    </div>
  )
}

function Topics({ id, data }: { id: string } & Pick<Props, 'data'>) {
  const t = useT()
  const categories = data?.categories?.ok ? data.categories.value.categories : []
  const tags = data?.archive?.ok ? data.archive.value.tags.slice(0, maxTags) : []
  if (categories.length + tags.length === 0) return null
  return (
    <nav aria-labelledby={id} className={styles.topics}>
      <h2 id={id} className="visually-hidden">
        {t(texts.topics)}
      </h2>
      <ul role="list">
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link link={{ to: `${front}/${encodeURIComponent(slug)}` }} data-category>
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
        {tags.map(({ tag, name, count }) => (
          <li key={tag}>
            <Link link={{ to: `${front}?tag=${encodeURIComponent(tag)}` }}>
              {name} <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
