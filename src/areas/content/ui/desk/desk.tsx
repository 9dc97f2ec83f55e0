import { lazy, Suspense, useMemo } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { call as choicesCall } from '@client/content/calls/post/choices'
import type { call as listCall } from '@client/content/calls/post/list'
import { useAddressState } from '@kit/address-state'
import { DataTable } from '@kit/list/data-table'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { LoaderOverlay } from '@kit/ui/loader-overlay'
import { NewPost } from '../new-post'
import { WriterHost } from '../writer-host'
import { postTable } from './post-table'
import { texts } from './texts'
import styles from './desk.module.css'

const PostBoard = lazy(async () => ({ default: (await import('./post-board')).PostBoard }))
const Categories = lazy(async () => ({ default: (await import('./categories')).Categories }))
const Authors = lazy(async () => ({ default: (await import('./authors')).Authors }))
const Tags = lazy(async () => ({ default: (await import('./tags')).Tags }))
const Addresses = lazy(async () => ({ default: (await import('./addresses')).Addresses }))

const tabs = ['posts', 'categories', 'authors', 'tags', 'addresses'] as const
type Tab = (typeof tabs)[number]

type Props = {
  label: string
  perPage: number
  initial: DataResult<OutputOf<typeof listCall>> | undefined
  /** The view without a choice in the address. */
  view: 'table' | 'board'
}

/** Posts as a table or a board of one query, and what posts are filed by. */
export function Desk({ label, perPage, initial, view: first }: Props) {
  const t = useT()
  const [address, setAddress] = useAddressState(['tab', 'view', 'post'])
  const { data: choices } = useCall(choicesCall, {})
  const tab = tabs.find((each) => each === address.tab) ?? 'posts'
  const view = address.view === 'board' || address.view === 'table' ? address.view : first
  const open = (id: string) => setAddress({ post: id })
  // The table keeps its rows while its definition is the same.
  const list = useMemo(() => postTable(choices, (id) => setAddress({ post: id }), t), [choices, setAddress, t])
  return (
    <div className={styles.desk}>
      <div className={styles.head}>
        <div role="group" aria-label={t(texts.tabs)} className={styles.tabs}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => setAddress({ tab: tabName(each) })}
            >
              {t(texts[each])}
            </button>
          ))}
        </div>
        {tab === 'posts' && (
          <div role="group" aria-label={t(texts.view)} className={styles.acts}>
            {(['table', 'board'] as const).map((each) => (
              <Button
                key={each}
                look={each === view ? 'secondary' : 'quiet'}
                size="s"
                icon={each === 'table' ? 'table' : 'columns'}
                aria-pressed={each === view}
                onClick={() => setAddress({ view: each === first ? '' : each })}
              >
                {t(texts[each])}
              </Button>
            ))}
            <NewPost onCreated={open} />
          </div>
        )}
      </div>
      <Suspense fallback={<LoaderOverlay />}>
        {tab === 'posts' && view === 'table' && (
          <DataTable list={list} label={label} perPage={perPage} initial={initial} pagesBy="time" />
        )}
        {tab === 'posts' && view === 'board' && <PostBoard choices={choices} open={open} />}
        {tab === 'categories' && <Categories choices={choices} />}
        {tab === 'authors' && <Authors choices={choices} />}
        {tab === 'tags' && <Tags choices={choices} />}
        {tab === 'addresses' && <Addresses choices={choices} />}
      </Suspense>
      <WriterHost id={address.post} onClose={() => setAddress({ post: '' })} />
    </div>
  )
}

const tabName = (tab: Tab) => (tab === 'posts' ? '' : tab)
