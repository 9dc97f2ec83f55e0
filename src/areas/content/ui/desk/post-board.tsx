import { keepPreviousData } from '@tanstack/react-query'
import { deskList } from '@schemas/content/entities/desk-list'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import { type PostTarget, type WorkState, workStates } from '@schemas/content/entities/post-states'
import { movesFor } from '@schemas/content/rules/post-moves'
import { call as listCall } from '@client/content/calls/post/list'
import { Board } from '@kit/board/board'
import { useAddressState } from '@kit/address-state'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { refreshCalls, useCall } from '@kit/use-call'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { movePost } from '../move-post'
import { workLabels, workTones } from '../state-texts'
import { titleOf } from '../title-of'
import { BoardFilters } from './board-filters'
import { type Choices, liveText, stateOf } from './post-table'
import { texts } from './texts'
import styles from './desk.module.css'

/** Posts shown at once. */
const limit = 100

/** The move that a drop in a column means. What becomes clean was published, which needs languages: in the writer. */
const targets: Partial<Record<WorkState, PostTarget>> = {
  draft: 'draft',
  in_review: 'in_review',
  returned: 'returned',
  approved: 'approved',
}

/** The posts of the table by the state of their draft. A drop moves a post, with a note where one is needed. */
export function PostBoard({ choices, open }: { choices: Choices | undefined; open: (id: string) => void }) {
  const t = useT()
  const [filters, setFilters] = useAddressState(['find', 'language', 'category', 'author', 'reviewer'])
  const { data, error, isLoading, refetch } = useCall(
    listCall,
    { ...deskList.read(filters), limit },
    { placeholderData: keepPreviousData as never },
  )
  const items = (data?.items ?? []).map((post) => ({ ...post, column: post.work, name: titleOf(post.title, t) }))
  const move = async (post: DeskPost | undefined, column: string) => {
    const to = targets[column as WorkState]
    if (!post || !to) return
    try {
      await movePost(post, to, t)
    } catch (failure) {
      showToast((failure as Error).message, { tone: 'error' })
    }
    await refreshCalls(listCall)
  }
  const card = (post: BoardPost) => <Card post={post} open={open} />
  return (
    <>
      <BoardFilters choices={choices} values={filters} onChange={setFilters} />
      <ListState isLoading={isLoading} error={error?.message} onRetry={() => void refetch()}>
        {() => (
          <>
            <Board
              label={t(texts.board)}
              columns={workStates.map((id) => ({ id, label: t(workLabels[id]), tone: toneOf(id) }))}
              items={items}
              empty={<p className={styles.hint}>{t(texts.emptyColumn)}</p>}
              mayMove={(post, column) => {
                const to = targets[column as WorkState]
                return to !== undefined && movesFor(stateOf(post), 'manager').includes(to)
              }}
              onMove={({ id, column }) =>
                move(
                  items.find((post) => post.id === id),
                  column,
                )
              }
              card={card}
            />
            {data?.next !== undefined && <p className={styles.hint}>{t(texts.moreOnTable, { count: limit })}</p>}
          </>
        )}
      </ListState>
    </>
  )
}

type BoardPost = DeskPost & { column: WorkState; name: string }

function Card({ post, open }: { post: BoardPost; open: (id: string) => void }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  return (
    <div className={styles.card}>
      <button type="button" className={styles.link} onClick={() => open(post.id)}>
        {post.name}
      </button>
      <span className={styles.hint}>{liveText(post, t)}</span>
      {post.work === 'scheduled' && post.publishAt !== undefined && (
        <span className={styles.hint}>{formatDateTime(post.publishAt, locale, { timeZone })}</span>
      )}
      {post.reviewer && <span className={styles.hint}>{post.reviewer.name}</span>}
    </div>
  )
}

const toneOf = (state: WorkState) => {
  const tone = workTones[state]
  return tone === 'success' || tone === 'info' || tone === 'warning' ? tone : 'neutral'
}
