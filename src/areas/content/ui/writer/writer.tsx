import { type ReactNode, useEffect, useRef } from 'react'
import { call as openCall } from '@client/content/calls/post/open'
import { coverPage } from '@kit/cover-page'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Manuscript } from './manuscript'
import { texts } from './texts'
import styles from './writer.module.css'

/** Writes one post on the full screen. Mount it to open it. */
export function Writer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch, isFetchedAfterMount } = useCall(openCall, { id }, { staleTime: 0 })
  // What was cached of an earlier visit may be older than the draft.
  const isFresh = data !== undefined && isFetchedAfterMount
  return (
    // Escape is for menus and panels: it would close a draft by accident.
    <Screen onCancel={isFresh ? undefined : onClose}>
      {isFresh ? (
        <Manuscript key={id} post={data} onClose={onClose} />
      ) : (
        <div className={styles.wait}>
          {error ? (
            <EmptyState
              icon="alert-circle"
              title={error.message}
              action={
                <>
                  <Button onClick={() => void refetch()}>{t(texts.again)}</Button>{' '}
                  <Button look="secondary" onClick={onClose}>
                    {t(texts.close)}
                  </Button>
                </>
              }
            />
          ) : (
            <p role="status">{t(texts.loading)}</p>
          )}
        </div>
      )}
    </Screen>
  )
}

function Screen({ onCancel, children }: { onCancel: (() => void) | undefined; children: ReactNode }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const before = document.activeElement
    shown.showModal()
    const uncover = coverPage(shown)
    return () => {
      uncover()
      if (shown.open) shown.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-label={t(texts.writer)}
      onCancel={(event) => {
        event.preventDefault()
        if (event.target === event.currentTarget) onCancel?.()
      }}
      // Keys of the page below are not for the writer.
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>
  )
}
