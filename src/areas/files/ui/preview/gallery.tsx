import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import { coverPage } from '@kit/cover-page'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import type { FolderList } from '../folder-list'
import { texts } from '../texts'
import { useFileAnswer, useFiles } from '../use-files'
import { PreviewFile } from './preview-file'
import styles from './preview.module.css'
import { previewTexts as words } from './texts'
import { useAddressRenewal } from './use-address-renewal'

/** Distance after which a touch counts as a swipe (px). */
const swipe = 56
/** Maximum number of folders skipped in one step. */
const reach = 500

type Act = {
  id: string
  label: string
  icon: 'share' | 'info-circle' | 'trash'
  /** Restricts the action to permitted items; all when absent. */ isFor?: (item: FileItem) => boolean
  act: (item: FileItem) => void
}
type Props = {
  list: FolderList
  total: number
  /** Position and item; the item is undefined until loaded. */ index: number
  item: FileItem | undefined
  onIndex: (index: number) => void
  onClose: () => void
  onDownload: (item: FileItem) => void
  acts: readonly Act[]
}

/** A folder's files full-screen, one at a time, by buttons, arrow keys and swiping. Folders are skipped. */
export function Gallery({ list, total, index, item, onIndex, onClose, onDownload, acts }: Props) {
  const t = useT()
  const { client } = useFiles()
  const dialog = useRef<HTMLDialogElement>(null)
  const touch = useRef<{ x: number; y: number } | null>(null)
  const [zoomed, setZoomed] = useState<string>()
  const isZoomed = item !== undefined && zoomed === item._id
  const link = useFileAnswer(item?.type === 'file' ? item._id : undefined, () => client.link(item?._id ?? ''))
  // Address and file are kept together, because the list behind may reload.
  const [held, setHeld] = useState<{ id: string; address: string }>()
  const [ended, setEnded] = useState<string>()
  if (item && link.value && (held?.id !== item._id || (held.address === ended && link.value.address !== ended)))
    setHeld({ id: item._id, address: link.value.address })
  const address = item && held?.id === item._id ? held.address : undefined
  const renew = useAddressRenewal(address, () => {
    setEnded(address)
    link.again()
  })
  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const before = document.activeElement
    if (!shown.open) shown.showModal()
    const uncover = coverPage(shown)
    return () => {
      uncover()
      if (shown.open) shown.close()
      // Restores focus only to an element that is still in the document.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  const find = (from: number, step: 1 | -1): number | undefined => {
    for (let at = from + step, passed = 0; at >= 0 && at < total && passed < reach; at += step, passed += 1) {
      const each = list.at(at)
      // An index that is not loaded yet is accepted; its item will load.
      if (!each || each.type === 'file') return at
    }
    return undefined
  }
  const [previous, next] = [find(index, -1), find(index, 1)]
  const go = (to: number | undefined) => {
    if (to === undefined) return
    list.ensure(Math.max(0, to - 5), Math.min(total - 1, to + 5))
    onIndex(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.target instanceof HTMLElement && event.target.closest('video, audio, input')) return
    if (event.key === 'ArrowLeft' && !isZoomed) go(previous)
    else if (event.key === 'ArrowRight' && !isZoomed) go(next)
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) onClose()
    else return
    event.preventDefault()
  }
  const onPointerUp = (event: PointerEvent) => {
    const from = touch.current
    touch.current = null
    if (!from || isZoomed) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y) * 1.5) go(x > 0 ? previous : next)
    else if (y > swipe * 2 && y > Math.abs(x) * 2) onClose()
  }
  const name = item?.name ?? t(texts.loading)
  return (
    <dialog
      ref={dialog}
      className={styles.gallery}
      aria-label={t(words.viewer, { name })}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
    >
      <header role="none" className={styles.bar}>
        <button
          type="button"
          className={styles.control}
          aria-label={t(words.close)}
          title={t(words.close)}
          onClick={onClose}
        >
          <Icon name="arrow-left" size="1.4rem" />
        </button>
        <p className={styles.title} aria-live="polite">
          {name}
        </p>
        <span className={styles.position}>{t(words.position, { at: index + 1, count: total })}</span>
        {item && (
          <>
            <button
              type="button"
              className={styles.control}
              aria-label={t(texts.download)}
              title={t(texts.download)}
              onClick={() => onDownload(item)}
            >
              <Icon name="download" size="1.3rem" />
            </button>
            {acts
              .filter(({ isFor }) => isFor?.(item) ?? true)
              .map(({ id, label, icon, act }) => (
                <button
                  key={id}
                  type="button"
                  className={styles.control}
                  aria-label={label}
                  title={label}
                  onClick={() => {
                    onClose()
                    act(item)
                  }}
                >
                  <Icon name={icon} size="1.3rem" />
                </button>
              ))}
          </>
        )}
      </header>
      <div
        className={styles.frame}
        onPointerDown={(event) => {
          const target = event.target as Element
          touch.current =
            event.isPrimary && event.pointerType !== 'mouse' && !target.closest('video, audio, pre')
              ? { x: event.clientX, y: event.clientY }
              : null
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          touch.current = null
        }}
      >
        {item && (
          <PreviewFile
            key={item._id}
            file={item}
            address={address}
            renew={renew}
            error={link.error instanceof Error ? link.error.message : undefined}
            onDownload={() => onDownload(item)}
            onZoom={(isLarge) => setZoomed(isLarge ? item._id : undefined)}
          />
        )}
      </div>
      {previous !== undefined && (
        <button
          type="button"
          className={styles.control}
          data-side="previous"
          aria-label={t(words.previous)}
          title={t(words.previous)}
          onClick={() => go(previous)}
        >
          <Icon name="chevron-left" size="1.75rem" />
        </button>
      )}
      {next !== undefined && (
        <button
          type="button"
          className={styles.control}
          data-side="next"
          aria-label={t(words.next)}
          title={t(words.next)}
          onClick={() => go(next)}
        >
          <Icon name="chevron-right" size="1.75rem" />
        </button>
      )}
    </dialog>
  )
}
