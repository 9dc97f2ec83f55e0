import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { listFailed, noResults, searchFailed, storageUnconfigured } from '@schemas/errors'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Skeleton } from '@kit/ui/skeleton'
import { springEvent } from '../drag/item-drag'
import { Listing } from '../listing/listing'
import { MenuButton } from '../toolbar/menu-button'
import { newEntries } from '../menu/menu-entries'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import { useIsOnline } from '../use-files'
import { useRetainedFocus } from '../use-retained-focus'
import { type Pane, placeKey } from '../use-pane'
import toolbar from '../toolbar/toolbar.module.css'
import styles from './manager.module.css'

/** A folder's items, or why there are none and what can be done about it. */
export function FolderView({ pane, commands }: { pane: Pane; commands: Commands }) {
  const t = useT()
  const isOnline = useIsOnline()
  const { state, place } = pane
  const view = useRef<HTMLDivElement>(null)
  const focusProps = useRetainedFocus(view)
  const hasItems = state.total !== undefined && state.total > 0
  // Without items, or while loading, this element handles the folder's keys; a list handles its own.
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, nativeEvent } = event
    if (
      event.defaultPrevented ||
      nativeEvent.isComposing ||
      !(target instanceof HTMLElement) ||
      target.closest('[data-listing], input')
    )
      return
    if (target !== event.currentTarget && (event.key === 'Enter' || event.key === ' ')) return
    if (commands.key(event, undefined, undefined)) event.preventDefault()
  }
  const { name } = pane
  return (
    <div
      className={styles.view}
      role="group"
      aria-label={name}
      tabIndex={hasItems ? -1 : 0}
      onKeyDown={onKeyDown}
      {...focusProps}
      data-drop={pane.target?.id}
      data-drop-name={pane.target ? name : undefined}
      ref={(element) => {
        view.current = element
        const spring = (event: Event) => {
          const id = (event as CustomEvent<string>).detail
          if (id !== place.folder) pane.go(id)
        }
        element?.addEventListener(springEvent, spring)
        return () => element?.removeEventListener(springEvent, spring)
      }}
    >
      {!isOnline && (
        <p role="status" className={toolbar.note} data-tone="warning">
          {t(texts.offline)}
        </p>
      )}
      {isOnline && state.error !== undefined && state.total !== undefined && (
        <p role="alert" className={toolbar.note} data-tone="warning">
          {[t(listFailed), state.error instanceof Error ? state.error.message : ''].filter(Boolean).join(': ')}
          <Button size="s" look="quiet" icon="refresh" onClick={pane.list.reload}>
            {t(texts.again)}
          </Button>
        </p>
      )}
      {place.isTrash && state.total !== undefined && state.total > 0 && (
        <p className={toolbar.note}>
          {t(texts.trashNote)}
          <Button size="s" look="quiet" icon="trash-x" onClick={() => void commands.emptyTrash()}>
            {t(texts.emptyTheTrash)}
          </Button>
        </p>
      )}
      <Content pane={pane} commands={commands} name={name} />
    </div>
  )
}

function Content({ pane, commands, name }: { pane: Pane; commands: Commands; name: string }) {
  const t = useT()
  const { state, place, words: searchText, kinds } = pane
  if (state.error !== undefined && state.total === undefined) return <Failed pane={pane} />
  if (state.total === undefined) return <Loading isGrid={pane.settings.look === 'grid'} />
  if (state.total > 0) return <Listing pane={pane} commands={commands} label={name} placeKey={placeKey(place)} />
  if (searchText.trim() !== '' || kinds.length > 0)
    return (
      <Middle status>
        <EmptyState
          icon="search"
          title={t(noResults)}
          action={
            <>
              {searchText.trim() !== '' && (
                <Button look="secondary" onClick={() => pane.setWords('')}>
                  {t(texts.clearSearch)}
                </Button>
              )}
              {kinds.length > 0 && (
                <Button look="secondary" onClick={() => pane.setKinds([])}>
                  {t(texts.showAllKinds)}
                </Button>
              )}
            </>
          }
        >
          {t(texts.noResultsHint)}
        </EmptyState>
      </Middle>
    )
  if (place.isTrash)
    return (
      <Middle>
        <EmptyState icon="trash" title={t(texts.emptyTrash)}>
          {t(texts.emptyTrashHint)}
        </EmptyState>
      </Middle>
    )
  return (
    <Middle onMenu={(event) => commands.menu(null, event)}>
      <EmptyState
        icon="folder-open"
        title={t(texts.emptyFolder)}
        action={
          pane.target && (
            <MenuButton
              label={t(texts.newMenu)}
              icon="plus"
              acts={() => newEntries({ pane, commands, t })}
              className={styles.addButton}
            >
              {t(texts.newMenu)}
            </MenuButton>
          )
        }
      >
        {t(pane.target ? texts.emptyFolderHint : texts.emptyReadHint)}
      </EmptyState>
    </Middle>
  )
}

/** Accepts context menus even without items. */
function Middle({
  children,
  onMenu,
  status,
}: {
  children: ReactNode
  onMenu?: (place: { x: number; y: number }) => void
  status?: boolean
}) {
  return (
    <div
      className={styles.middle}
      role={status ? 'status' : undefined}
      onContextMenu={(event) => {
        if (!onMenu || event.shiftKey) return
        event.preventDefault()
        onMenu({ x: event.clientX, y: event.clientY })
      }}
    >
      {children}
    </div>
  )
}

function Failed({ pane }: { pane: Pane }) {
  const t = useT()
  const isOnline = useIsOnline()
  const { error } = pane.state
  const status = error instanceof GatewayError ? error.status : 0
  const reason = error instanceof Error ? error.message : ''
  const isUnconfigured = reason === storageUnconfigured.en || reason === storageUnconfigured.th
  const isGone = status === 404
  return (
    <div className={styles.middle} role="alert">
      <EmptyState
        icon={isUnconfigured || !isOnline ? 'cloud-off' : 'alert-triangle'}
        tone="danger"
        title={t(isUnconfigured ? storageUnconfigured : pane.words.trim() ? searchFailed : listFailed)}
        action={
          isGone ? (
            <Button
              look="secondary"
              icon="home"
              onClick={() => pane.go(pane.drives[0] ?? 'mine', pane.drives[0] ?? 'mine')}
            >
              {t(texts.drives[pane.drives[0] ?? 'mine'])}
            </Button>
          ) : (
            <Button look="secondary" icon="refresh" onClick={pane.list.reload}>
              {t(texts.again)}
            </Button>
          )
        }
      >
        {isUnconfigured ? undefined : reason}
      </EmptyState>
    </div>
  )
}

/** Renders nothing at first: a fast response would only flash a placeholder. */
export function Loading({ isGrid }: { isGrid: boolean }) {
  const t = useT()
  const [count] = useState(isGrid ? 10 : 9)
  return (
    <div className={styles.loading} data-grid={isGrid ? '' : undefined} role="status">
      <span className="visually-hidden">{t(texts.loading)}</span>
      {Array.from({ length: count }, (_, at) =>
        isGrid ? (
          <Skeleton key={at} height="9.5rem" />
        ) : (
          <span key={at} className={styles.loadingRow}>
            <Skeleton width="2rem" height="2rem" />
            <Skeleton width={`${40 + ((at * 17) % 35)}%`} />
          </span>
        ),
      )}
    </div>
  )
}
