import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { WorkState } from '@schemas/content/entities/post-states'
import { call as listCall } from '@client/content/calls/post/list'
import { useAddressState } from '@kit/address-state'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { NewPost } from '../new-post'
import { workLabels, workTones } from '../state-texts'
import { titleOf } from '../title-of'
import { WriterHost } from '../writer-host'
import { liveText } from './post-table'
import { texts } from './texts'
import styles from './desk.module.css'

/** What needs the writer first. */
const order: readonly WorkState[] = ['returned', 'draft', 'in_review', 'approved', 'scheduled', 'clean']

/** The person's own posts by state, and a new one. */
export function MyPosts({ category }: { category?: string | undefined }) {
  const t = useT()
  const { userID } = useSession()
  const isMounted = useIsMounted()
  const [limit, setLimit] = useState(50)
  const [address, setAddress] = useAddressState(['post'])
  const open = (id: string) => setAddress({ post: id })
  const { data, error, refetch } = useCall(
    listCall,
    { limit, ...(userID === undefined ? {} : { owner: userID }) },
    { enabled: isMounted && userID !== undefined, placeholderData: keepPreviousData as never },
  )
  const items = data?.items ?? []
  const groups = order.map((work) => ({ work, posts: items.filter((post) => post.work === work) }))
  const newPost = <NewPost category={category} onCreated={open} />
  return (
    <div className={styles.desk}>
      {items.length > 0 && <div className={styles.acts}>{newPost}</div>}
      <ListState
        isLoading={!data && !error}
        error={error?.message}
        onRetry={() => void refetch()}
        isEmpty={items.length === 0}
        empty={
          <EmptyState icon="writing" title={t(texts.firstPost)} action={newPost}>
            {t(texts.firstHint)}
          </EmptyState>
        }
      >
        {() =>
          groups
            .filter(({ posts }) => posts.length > 0)
            .map(({ work, posts }) => (
              <section key={work} aria-label={t(workLabels[work])} className={styles.group}>
                <h3>
                  <Badge tone={workTones[work]}>{t(workLabels[work])}</Badge>{' '}
                  <span className={styles.hint}>{posts.length}</span>
                </h3>
                <ul className={styles.entries}>
                  {posts.map((post) => (
                    <MyPost key={post.id} post={post} open={open} />
                  ))}
                </ul>
              </section>
            ))
        }
      </ListState>
      {data?.next !== undefined && limit < 100 && (
        <div>
          <Button look="secondary" onClick={() => setLimit(100)}>
            {t(texts.older)}
          </Button>
        </div>
      )}
      <WriterHost id={address.post} onClose={() => setAddress({ post: '' })} />
    </div>
  )
}

function MyPost({ post, open }: { post: DeskPost; open: (id: string) => void }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const time = (at: string) => formatDateTime(at, locale, { timeZone })
  const due =
    post.work === 'scheduled' && post.publishAt !== undefined ? ` · ${t(texts.due)} ${time(post.publishAt)}` : ''
  return (
    <li>
      <span className={styles.entry}>
        <button type="button" className={styles.link} onClick={() => open(post.id)}>
          {titleOf(post.title, t)}
        </button>
        <span className={styles.hint}>
          {liveText(post, t)} · {t(texts.updated)} {time(post.updatedAt)}
          {due}
        </span>
        {post.work === 'returned' && post.reviewNote && (
          <span className={styles.note}>
            <strong>{t(texts.noteBy)}</strong> {post.reviewNote}
          </span>
        )}
      </span>
    </li>
  )
}
