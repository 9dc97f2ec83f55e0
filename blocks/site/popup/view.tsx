import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePage } from '@kit/boot'
import { coverPage } from '@kit/cover-page'
import { Icon } from '@kit/icon'
import { useBottomDock } from '@kit/use-bottom-dock'
import { useAfterMount } from '@kit/mounted'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { ModalFrame } from '@kit/ui/modal/modal-frame'
import { useRevealed } from '@kit/use-revealed'
import type { Props } from './schema'
import { rememberShown, shownKey } from './shown-last'
import { texts } from './texts'
import { placeOf, usePopupHistory } from './use-popup-history'
import { useAutoOpen } from './use-auto-open'
import styles from './view.module.css'

/**
 * The server renders its content, as with tab panels: links to it work without scripts, where it is shown in place, and
 * search engines index it. A dialog element is closed by default, so nothing flashes before scripts run.
 */
export function View({ blockId, title, showTitle, opener, opens, after, pause, size, position, slots }: Props) {
  const isVisited = usePageLink() !== null
  const root = useRef<HTMLDivElement>(null)
  /** Announces that the block is about to be shown; on the canvas this is the block's own element. */
  const own = useRef<HTMLElement>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const shownPage = usePage()
  const page = shownPage ? `${shownPage.path}?${new URLSearchParams(shownPage.query)}` : ''
  /** The page it was opened over: on the next page it closes at once, before the focus moves there. */
  const [over, setOver] = useState<string>()
  const isOpen = over === page
  const isCorner = position === 'corner'
  const dialogId = `${blockId}-popup`

  const key = () => shownKey(blockId, root.current, shownPage?.pattern)
  const open = () => {
    rememberShown(key())
    setOver(page)
  }
  const { ask, leave } = usePopupHistory({ id: blockId, root, isVisited, page, open, close: () => setOver(undefined) })
  useAutoOpen({ opens, after, pause }, isVisited, key, isCorner ? open : ask)
  useBottomDock(dialog, 'card', 'end', isVisited && isOpen && isCorner)

  useEffect(() => {
    const shown = dialog.current
    if (!shown || !isOpen) return
    // Set by attribute: `show()` would take the focus.
    if (isCorner) shown.open = true
    else if (!shown.open) shown.showModal()
    const uncover = isCorner ? () => {} : coverPage(shown)
    // Restores focus to what had it before it moved in, as a modal dialog does; otherwise to the opener.
    let before = root.current?.querySelector<HTMLElement>(':scope > button:last-of-type')
    const entered = ({ relatedTarget }: FocusEvent) => {
      const from = relatedTarget as HTMLElement | null
      if (from && !shown.contains(from)) before = from
    }
    if (isCorner) shown.addEventListener('focusin', entered)
    // On the canvas it stays open while the page is tried out.
    const watcher = new MutationObserver(() => setOver(undefined))
    if (!isVisited) watcher.observe(shown.ownerDocument.documentElement, { attributeFilter: ['data-mode'] })
    return () => {
      const isLost = isCorner && shown.contains(shown.ownerDocument.activeElement)
      watcher.disconnect()
      uncover()
      shown.removeEventListener('focusin', entered)
      shown.close()
      if (isLost) before?.focus({ preventScroll: true })
    }
  }, [isOpen, isCorner, isVisited])

  const [isRequested, setRequested] = useState<boolean>()
  // An empty pop-up waits for its content.
  const isEmpty = useAfterMount(
    () => (dialog.current?.querySelector(`[data-empty-rows="${CSS.escape(blockId)}:content"]`) ?? null) !== null,
  )
  const isUnfolded = isRequested ?? isEmpty ?? false
  useRevealed(own, (inside) => {
    // Ignores other content of the same row.
    if (inside === own.current || root.current?.contains(inside)) setRequested(true)
  })

  return (
    <div
      ref={(element) => {
        root.current = element
        own.current = element?.closest<HTMLElement>('[data-node]') ?? element
      }}
      className={styles.root}
      data-opener={opener ? '' : undefined}
      data-drawn={isVisited ? undefined : ''}
      data-over-page={isVisited && isCorner ? '' : undefined}
      data-unfolded={(!isVisited && isUnfolded) || undefined}
    >
      {!isVisited && (
        <Strip
          root={root}
          title={title}
          opener={opener}
          opens={opens}
          after={after}
          controls={dialogId}
          isUnfolded={isUnfolded}
          onPress={() => setRequested(!isUnfolded)}
        />
      )}
      {opener && (
        <Button className={styles.opener ?? ''} aria-haspopup={isCorner ? undefined : 'dialog'} onClick={() => ask()}>
          {opener}
        </Button>
      )}
      <ModalFrame
        dialog={dialog}
        id={dialogId}
        title={title}
        isTitleHidden={!showTitle}
        onClose={leave}
        size={size}
        className={isCorner ? `${styles.popup} ${styles.corner}` : styles.popup}
      >
        {slots?.content}
      </ModalFrame>
    </div>
  )
}

type StripProps = Pick<Props, 'title' | 'opener' | 'opens' | 'after'> & {
  root: RefObject<HTMLElement | null>
  controls: string
  isUnfolded: boolean
  onPress: () => void
}

/** Placeholder on the builder's canvas: its name and triggers. */
function Strip({ root, title, opener, opens, after, controls, isUnfolded, onPress }: StripProps) {
  const t = useT()
  const anchor = useAfterMount(() => placeOf(root.current)?.id ?? '')
  const when =
    opens === 'asked'
      ? anchor
        ? t(texts.asked, { anchor })
        : t(opener ? texts.askedHere : texts.never)
      : t(texts[opens], { seconds: after })
  return (
    <button
      type="button"
      className={styles.strip}
      aria-expanded={isUnfolded}
      aria-controls={controls}
      onClick={onPress}
    >
      <Icon name={isUnfolded ? 'chevron-down' : 'chevron-right'} size="1.125rem" />
      <strong>{title}</strong>
      <span>{when}</span>
    </button>
  )
}
