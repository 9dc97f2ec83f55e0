import type { CSSProperties } from 'react'
import type { call } from '@schemas/site/calls/cms/posts'
import type { OutputOf } from '@schemas/call'
import { usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { responsiveVars } from '@kit/responsive-vars'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { PostCard } from '@kit/ui/posts/post-card'
import { SectionHeading } from '@kit/ui/section-heading'
import { PageHeading } from './page-heading'
import type { Props } from './schema'
import { texts } from './texts'
import { TitleIndex } from './title-index'
import styles from './view.module.css'

export type Posts = OutputOf<typeof call>

export function View(props: Props) {
  const {
    blockId,
    eyebrow,
    title,
    intro,
    align,
    fromAddress,
    layout,
    columns,
    ratio,
    look: variant,
    more,
    empty,
    paging,
    data,
  } = props
  const t = useT()
  const outcome = data?.posts
  const posts = outcome?.ok ? outcome.value.posts : []
  const isNamed = fromAddress || Boolean(title)
  const level = isNamed ? (fromAddress ? 2 : 3) : 2
  const shared = {
    look: variant,
    ratio,
    level,
    excerpt: props.showExcerpt,
    author: props.showAuthor,
    category: props.showCategory && !fromAddress,
    time: props.showTime,
  } as const
  const all = more && (
    <Link link={more.link} className={styles.more}>
      {more.label}
      <Icon name="arrow-right" size="1.1em" />
    </Link>
  )
  return (
    <section aria-labelledby={isNamed ? `${blockId}-title` : undefined}>
      {fromAddress ? (
        <PageHeading {...props} id={`${blockId}-title`} category={outcome?.ok ? outcome.value.category : undefined} />
      ) : (
        <SectionHeading
          eyebrow={eyebrow}
          title={title}
          intro={intro}
          align={align}
          id={`${blockId}-title`}
          actions={all}
        />
      )}
      {posts.length === 0 && (
        <EmptyState
          icon="news"
          title={outcome?.ok === false && outcome.error.status !== 404 ? t(texts.failed) : (empty ?? t(texts.empty))}
        />
      )}
      {posts.length > 0 && layout === 'titles' && <TitleIndex posts={posts} level={level} />}
      {posts.length > 0 && layout !== 'titles' && (
        <ul
          role="list"
          className={styles.list}
          data-layout={layout}
          data-count={posts.length}
          style={{
            ...responsiveVars('columns', columns),
            ...({ '--rest': Math.max(1, posts.length - 1) } as CSSProperties),
          }}
        >
          {posts.map((post, index) => (
            <li key={post.slug}>
              <PostCard post={post} {...shared} {...shapeOf(layout, index)} />
            </li>
          ))}
        </ul>
      )}
      {paging && outcome?.ok && <Paging next={outcome.value.next} />}
    </section>
  )
}

function shapeOf(layout: Props['layout'], index: number) {
  if (layout === 'rows') return { shape: 'beside', sizes: '15rem' } as const
  if (layout === 'lead')
    return index === 0
      ? ({ shape: 'lead', sizes: '(min-width: 1024px) 40rem, 100vw' } as const)
      : ({ shape: 'beside', excerpt: false, sizes: '10rem' } as const)
  return { shape: 'stacked' } as const
}

/** Plain addresses, so that older posts can be reached without scripts and by crawlers. */
function Paging({ next }: { next: string | undefined }) {
  const t = useT()
  const page = usePage()
  const isOlder = page?.query.after !== undefined
  if (!next && !isOlder) return null
  const path = page?.path ?? '/'
  const tag = page?.query.tag
  const to = (query: Record<string, string>) => {
    const search = new URLSearchParams({ ...(tag ? { tag } : {}), ...query }).toString()
    return search ? `${path}?${search}` : path
  }
  return (
    <nav className={styles.paging} aria-label={t(texts.pages)}>
      {isOlder && (
        <Link link={{ to: to({}) }}>
          <Icon name="arrow-left" />
          {t(texts.newest)}
        </Link>
      )}
      {next && (
        <Link link={{ to: to({ after: next }) }} rel="next">
          {t(texts.older)}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}
