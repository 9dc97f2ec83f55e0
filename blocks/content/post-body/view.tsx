import type { call } from '@schemas/site/calls/cms/post'
import type { OutputOf } from '@schemas/call'
import type { PostFull } from '@schemas/site/entities/post'
import { SaveButton } from '@areas/content/ui/saved-posts/save-button'
import { usePage } from '@kit/boot'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { PostCard } from '@kit/ui/posts/post-card'
import { PostLine } from '@kit/ui/posts/post-line'
import { ShareButtons } from '@kit/ui/share/share-buttons'
import { Contents } from './contents'
import { PostFacts } from './post-facts'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export type Answer = OutputOf<typeof call>

/** With fewer headings a table of contents does not pay. */
const leastHeadings = 3

export function View(props: Props) {
  const { data, cover, align, contents, showTags, showNeighbours, facts, orCategory, share, save, blockId } = props
  const t = useT()
  const family = useFamily()
  const outcome = data?.post
  // The address is a category's, or nobody's.
  if (orCategory && outcome?.ok === false && outcome.error.status === 404) return null
  if (!outcome?.ok)
    return (
      <EmptyState icon="file-text" title={t(!outcome || outcome.error.status === 404 ? texts.missing : texts.failed)} />
    )
  const { post, related, previous, next } = outcome.value
  const hasContents = contents && post.contents.length >= leastHeadings
  return (
    <div className={styles.block} data-align={align}>
      {facts && outcome.value.facts && <PostFacts post={post} facts={outcome.value.facts} />}
      <article aria-labelledby={`${blockId}-title`}>
        {post.lang && (
          <p className={styles.note}>{t(texts.otherLanguage, { language: t(texts.language[post.lang]) })}</p>
        )}
        <Head {...props} post={post} />
        {cover !== 'none' && post.cover && (
          <div className={styles.cover} data-cover={cover}>
            <Picture
              image={post.cover}
              priority
              sizes={cover === 'wide' ? '(min-width: 1152px) 72rem, 100vw' : '(min-width: 720px) 42rem, 100vw'}
            />
          </div>
        )}
        <div className={styles.columns} data-contents={hasContents ? '' : undefined}>
          {hasContents && <Contents entries={post.contents} id={`${blockId}-contents`} />}
          <div className={styles.main}>
            <div lang={post.lang}>
              <RichText tree={post.body} className={`rich-text ${styles.text}`} />
            </div>
            {showTags && post.tags.length > 0 && (
              <div className={styles.tags}>
                <h2 className="visually-hidden">{t(texts.tags)}</h2>
                <ul role="list">
                  {post.tags.map(({ tag, name }) => (
                    <li key={tag}>
                      <Link link={{ to: tagPath(family, post.category.slug, tag) }}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {(share || save) && (
              <div className={styles.acts}>
                {share && (
                  <ShareButtons
                    blockId={`${blockId}-share`}
                    title={t(texts.share)}
                    ways={['line', 'facebook', 'x', 'copy']}
                  />
                )}
                {save && <SaveButton post={post} />}
              </div>
            )}
            {showNeighbours && <Neighbours previous={previous} next={next} />}
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby={`${blockId}-related`}>
          <h2 id={`${blockId}-related`} className={styles.relatedTitle}>
            {t(texts.related)}
          </h2>
          <ul role="list" className={styles.cards}>
            {related.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} excerpt={false} category={other.category.slug !== post.category.slug} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Links of a page of the `/cms-blog` family stay in it. */
const useFamily = () => (usePage()?.path.startsWith('/cms-blog') ? '/cms-blog' : '')

const tagPath = (family: string, category: string, tag: string) =>
  `${family || `/${category}`}?tag=${encodeURIComponent(tag)}`

function Head({ post, blockId, showAuthor }: Props & { post: PostFull }) {
  const { author } = post
  const family = useFamily()
  return (
    <header className={styles.head}>
      <p className={styles.category}>
        <Link link={{ to: `${family}/${post.category.slug}` }}>{post.category.name}</Link>
      </p>
      <h1 id={`${blockId}-title`} className={styles.title} lang={post.lang}>
        {post.title}
      </h1>
      {post.excerpt && (
        <p className={styles.lead} lang={post.lang}>
          {post.excerpt}
        </p>
      )}
      <div className={styles.byline}>
        {showAuthor && author.portrait && (
          <span className={styles.portrait}>
            <Picture image={author.portrait} alt="" ratio={1} sizes="3rem" />
          </span>
        )}
        <div>
          {showAuthor && (
            <p className={styles.author}>
              {author.name}
              {author.role && <span className={styles.role}> {author.role}</span>}
            </p>
          )}
          <PostLine post={post} long />
        </div>
      </div>
    </header>
  )
}

function Neighbours({ previous, next }: Pick<Answer, 'previous' | 'next'>) {
  const t = useT()
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t(texts.neighbours)}>
      {previous && (
        <Link link={{ to: previous.path }} rel="prev">
          <span className={styles.where}>{t(texts.previous)}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link link={{ to: next.path }} rel="next">
          <span className={styles.where}>{t(texts.next)}</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
