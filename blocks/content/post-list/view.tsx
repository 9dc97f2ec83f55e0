import type { call } from '@schemas/site/calls/cms/posts'
import type { OutputOf } from '@schemas/call'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { ArchiveList } from './archive-list'
import { ChosenLine } from './chosen-line'
import { FilterBar } from './filter-bar'
import { FrontHead } from './front-head'
import { PageHeading } from './page-heading'
import { Paging } from './paging'
import { PostItems } from './post-items'
import type { Props } from './schema'
import { texts } from './texts'
import { useChoice } from './use-choice'
import styles from './view.module.css'

export type Posts = OutputOf<typeof call>

/** The newest and those beside it. */
const frontPosts = 4

export function View(props: Props) {
  const { blockId, eyebrow, title, intro, align, fromAddress, orPost, layout, more, empty, paging, filters, data } =
    props
  const t = useT()
  const { isNarrowed, isOlder } = useChoice(paging)
  const outcome = data?.posts
  // The address is a post's, or nobody's.
  if (orPost && outcome?.ok === false && outcome.error.status === 404) return null
  const posts = outcome?.ok ? outcome.value.posts : []
  const isFront = layout === 'front'
  const isNamed = fromAddress || Boolean(title)
  const level = isNamed && !fromAddress && !isFront ? 3 : 2
  const all = more && (
    <Link link={more.link} className={styles.more}>
      {more.label}
      <Icon name="arrow-right" size="1.1em" />
    </Link>
  )
  const shared = { ...props, level } as const
  const lead = isFront && !isNarrowed && !isOlder ? posts.slice(0, frontPosts) : []
  return (
    <section aria-labelledby={isNamed ? `${blockId}-title` : undefined}>
      {fromAddress ? (
        <PageHeading {...props} id={`${blockId}-title`} category={outcome?.ok ? outcome.value.category : undefined} />
      ) : isFront ? (
        <FrontHead {...props} id={`${blockId}-title`} />
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
      {filters && <FilterBar data={data} />}
      {(filters || isFront) && paging && <ChosenLine posts={posts} data={data} />}
      {posts.length === 0 &&
        (outcome?.ok === false && outcome.error.status !== 404 ? (
          <EmptyState icon="news" title={t(texts.failed)} />
        ) : isNarrowed ? (
          <EmptyState icon="search" title={t(texts.none)}>
            {filters && t(texts.noneHint)}
          </EmptyState>
        ) : (
          <EmptyState icon="news" title={empty ?? t(texts.empty)} />
        ))}
      {lead.length > 0 && (
        <div className={styles.front}>
          <PostItems {...shared} posts={lead} layout="lead" />
        </div>
      )}
      {posts.length > lead.length && (
        <PostItems {...shared} posts={posts.slice(lead.length)} layout={isFront ? 'cards' : layout} />
      )}
      {paging && outcome?.ok && <Paging next={outcome.value.next} />}
      {filters && data?.archive?.ok && <ArchiveList id={`${blockId}-archive`} months={data.archive.value.months} />}
    </section>
  )
}
