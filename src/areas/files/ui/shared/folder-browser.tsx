import { useEffect, useRef, useState } from 'react'
import type { DataResult } from '@schemas/block'
import { externalFailed, externalSearchFailed } from '@schemas/errors'
import type { SharedItem } from '@schemas/files/entities/share'
import { useCall } from '@kit/use-call'
import { useRetainedFocus } from '../use-retained-focus'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { Icon } from '@kit/icon'
import { TextInput } from '@kit/ui/text-input'
import { zipShared } from './downloads'
import styles from './folder-browser.module.css'
import { FolderTrail } from './folder-trail'
import { GuestUpload } from './guest-upload'
import { noteRefusal, searchExternalCall } from './share-calls'
import { SharedEntries } from './shared-entries'
import { SharedViewer } from './shared-viewer'
import { texts } from './texts'
import { type Folder, type Order, useFolder } from './use-folder'
import { useHash } from './use-hash'
import type { Opened } from './use-share'

/** Debounce of the search (ms): visitors behind one IP address share a rate limit. */
const pauseMs = 350

/** Debounced input; an empty value applies at once. */
function useRested(searchText: string): string {
  const [rested, setRested] = useState(searchText)
  useEffect(() => {
    const timer = setTimeout(() => setRested(searchText), searchText === '' ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [searchText])
  return searchText === '' ? '' : rested
}

type Props = { share: Opened; initialLayout: 'list' | 'grid'; first?: DataResult<Folder> | undefined }

/** A shared folder: navigation with browser history, search, preview, and download of all or some items. */
export function FolderBrowser({ share, initialLayout: start, first }: Props) {
  const t = useT()
  const folder = useHash('in') ?? share.code
  const place = useRef<HTMLDivElement>(null)
  const focusProps = useRetainedFocus(place)
  const [layout, setLayout] = useState(start)
  const [order, setOrder] = useState<Order>({ sort: 'name', direction: 'up' })
  const [searchText, setSearchText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<string>()
  const query = useRested(searchText.trim())
  const list = useFolder(share, folder, order, first)
  const found = useCall(
    searchExternalCall,
    { query, fixedParentId: folder, share_code: share.code, ...(share.visit ? { visit: share.visit } : {}) },
    { enabled: query !== '', placeholderData: (before) => before },
  )
  const { error: refusal } = found
  useEffect(() => noteRefusal(share.code, refusal), [share.code, refusal])
  const isSearch = query !== ''
  const items: readonly SharedItem[] = isSearch ? (found.data?.results ?? []) : list.items
  const toggle = (id: string) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    )
  const files = items.filter((item) => item.type === 'file')
  const failed = (error: unknown) =>
    showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })

  return (
    <div className={styles.browser}>
      <div className={styles.bar}>
        <Field label={t(texts.search)} labelHidden className={styles.search ?? ''}>
          <TextInput
            type="search"
            icon="search"
            placeholder={t(texts.search)}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
          />
        </Field>
        <div role="group" className={styles.looks}>
          {(['list', 'grid'] as const).map((each) => (
            <button
              key={each}
              type="button"
              className={styles.look}
              aria-pressed={layout === each}
              aria-label={t(texts[each])}
              title={t(texts[each])}
              onClick={() => setLayout(each)}
            >
              <Icon name={each === 'list' ? 'list' : 'grid-dots'} />
            </button>
          ))}
        </div>
      </div>
      {share.permissions.create && <GuestUpload share={share} folder={folder} onSent={list.retry} />}
      <div
        ref={place}
        className={styles.inside}
        role="group"
        aria-label={list.listed?.folder.name ?? share.item.name}
        tabIndex={-1}
        {...focusProps}
      >
        {!isSearch && list.listed && <FolderTrail breadcrumbs={list.listed.folder.crumbs} root={share.code} />}
        <ListState
          failed={t(isSearch ? externalSearchFailed : externalFailed)}
          isLoading={isSearch ? found.isPending : list.isLoading}
          error={isSearch ? found.error?.message : list.problem}
          onRetry={isSearch ? () => void found.refetch() : list.retry}
          isEmpty={items.length === 0}
          empty={
            <EmptyState icon={isSearch ? 'search' : 'folder'} title={t(isSearch ? texts.nothingFound : texts.empty)} />
          }
        >
          {() => (
            <SharedEntries
              items={items}
              layout={layout}
              order={isSearch ? undefined : order}
              onOrder={setOrder}
              chosen={chosen}
              onChoose={toggle}
              onShow={(item) => setShown(item._id)}
              hasPaths={isSearch}
              onEnter={() => {
                setSearchText('')
                setChosen(new Set())
              }}
            />
          )}
        </ListState>
      </div>
      {!isSearch && list.loadMore && (
        <div className={styles.more}>
          <ActionButton look="secondary" onAction={list.loadMore} onError={failed}>
            {t(texts.more)}
          </ActionButton>
        </div>
      )}
      {chosen.size > 0 && (
        <div className={styles.chosen}>
          <ActionButton
            icon="download"
            onError={failed}
            onAction={async () => {
              await zipShared(share, [...chosen])
              setChosen(new Set())
              share.refresh()
              showToast(t(texts.begun))
            }}
          >
            {t(texts.downloadChosen, { count: chosen.size })}
          </ActionButton>
        </div>
      )}
      {shown !== undefined && files.some((item) => item._id === shown) && (
        <SharedViewer share={share} files={files} shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </div>
  )
}
