import {
  type DragEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useT } from '@kit/t'
import { showToast } from '@kit/ui/overlay/toasts'
import { onBatchDone } from '@kit/upload/batched-done'
import { hasFiles, isNothing, readDropped, readPasted } from '@kit/upload/read-dropped'
import type { PickedFile, Incoming } from '@kit/upload/upload-entry'
import { uploads } from '@kit/upload/uploads'
import { type PickKind, useFilePicker } from '@kit/upload/use-file-picker'
import { springEvent, springMs } from '../drag/item-drag'
import { notifyFilesChanged } from '../file-changes'
import { gatewayClient } from '../files-client'
import { texts } from '../texts'
import { useFiles } from '../use-files'
import type { Pane } from '../use-pane'
import styles from './manager.module.css'

type Target = { id: string; name: string }

/** Uploads into the open folder: chosen, dropped or pasted files, sent by the document's queue. */
export function usePaneUploads(pane: Pane) {
  const t = useT()
  // The example client has no channel for uploads.
  const { client, lastAct } = useFiles()
  const isLive = client === gatewayClient
  const target = useRef<Target>(undefined)
  const send = useCallback(
    (files: PickedFile[], to: Target | undefined = target.current) => {
      if (!isLive || !to || files.length === 0) return
      lastAct.forget()
      uploads.add(files, { parent: to.id })
    },
    [isLive, lastAct],
  )
  /** Likewise for a drop or paste, which may contain empty folders and unreadable entries. */
  const take = useCallback(
    (incoming: Incoming, to: Target | undefined = target.current) => {
      if (!isLive || !to || isNothing(incoming)) return
      lastAct.forget()
      void uploads
        .addIncoming(incoming, { parent: to.id })
        .then(() => incoming.empty.length > 0 && notifyFilesChanged())
    },
    [isLive, lastAct],
  )
  const { pick, inputs } = useFilePicker(send, { label: t(texts.uploadFiles) })
  const newest = useRef(pick)
  useLayoutEffect(() => {
    // While the folder loads, its name is unknown; files added meanwhile are still uploaded to it.
    target.current =
      pane.target ?? (pane.state.folder || pane.place.isTrash ? undefined : { id: pane.place.folder, name: '' })
    newest.current = pick
  })
  const ask = useCallback((kind: PickKind) => newest.current(kind), [])
  useEffect(() => onBatchDone(notifyFilesChanged), [])
  return { take, inputs, pick: isLive ? ask : undefined, ...useDropZone(pane, take) }
}

/**
 * Drop target for files from the desktop: onto any folder shown, or onto the screen for the open folder. Hovering over
 * a folder opens it.
 */
function useDropZone(pane: Pane, take: (incoming: Incoming, to: Target) => void) {
  const t = useT()
  const [over, setOver] = useState<Target>()
  const marked = useRef<{ element: HTMLElement; id: string | undefined }>(undefined)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const spring = useRef<ReturnType<typeof setTimeout>>(undefined)

  const mark = (element: HTMLElement | undefined) => {
    const id = element?.dataset.drop
    if (marked.current?.element === element && marked.current?.id === id) return
    clearTimeout(spring.current)
    if (marked.current) delete marked.current.element.dataset.over
    marked.current = element && { element, id }
    if (!element) return
    element.dataset.over = 'copy'
    spring.current = setTimeout(
      () => element.dispatchEvent(new CustomEvent(springEvent, { bubbles: true, detail: id })),
      springMs,
    )
  }
  const end = () => {
    clearTimeout(leaving.current)
    mark(undefined)
    setOver(undefined)
  }
  const find = (event: DragEvent): { element: HTMLElement | undefined; target: Target | undefined } => {
    const element =
      event.target instanceof Element ? (event.target.closest<HTMLElement>('[data-drop]') ?? undefined) : undefined
    if (element?.dataset.drop)
      return { element, target: { id: element.dataset.drop, name: element.dataset.dropName ?? '' } }
    return { element: undefined, target: pane.target }
  }
  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    const { element, target } = find(event)
    event.dataTransfer.dropEffect = target ? 'copy' : 'none'
    mark(element)
    if (target?.id !== over?.id) setOver(target)
    // `dragleave` is unreliable, whereas `dragover` fires several times a second.
    clearTimeout(leaving.current)
    leaving.current = setTimeout(end, 400)
  }
  const onDrop = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    event.stopPropagation()
    const { target } = find(event)
    end()
    if (!target) return
    void readDropped(event.dataTransfer).then((incoming) =>
      isNothing(incoming) ? showToast(t(texts.nothingDropped)) : take(incoming, target),
    )
  }
  useEffect(() => {
    // A file dropped outside the screen would replace the page.
    const onWindowDrag = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', onWindowDrag)
    addEventListener('drop', onWindowDrag)
    return () => {
      clearTimeout(leaving.current)
      clearTimeout(spring.current)
      removeEventListener('dragover', onWindowDrag)
      removeEventListener('drop', onWindowDrag)
    }
  }, [])
  return { over, zone: { onDragEnter: onDragOver, onDragOver, onDrop } }
}

type Props = {
  uploads: ReturnType<typeof usePaneUploads>
  /** The active one of several screens on the page. */ isActive?: boolean
  /** Ctrl+V without external files. */ onPaste: () => void
  children: ReactNode
}

/**
 * Wrapper that shows the drop target and accepts files pasted inside it, or in the page while nothing else has the
 * focus.
 */
export function PaneUploads({ uploads: { take, inputs, over }, isActive = true, onPaste, children }: Props) {
  const t = useT()
  const main = useRef<HTMLDivElement>(null)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const isInside = target !== null && main.current?.contains(target) === true
    if (event.defaultPrevented || target?.closest('input, textarea, [contenteditable], dialog')) return
    if (!isInside && !(isActive && (target === null || target === document.body))) return
    if (hasFiles(event.clipboardData)) {
      event.preventDefault()
      void readPasted(event.clipboardData as DataTransfer).then((incoming) => take(incoming))
    } else if (isInside) {
      event.preventDefault()
      onPaste()
    }
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', hear)
    return () => document.removeEventListener('paste', hear)
  }, [])
  return (
    <div ref={main} className={styles.main}>
      {children}
      {inputs}
      {over && (
        <div className={styles.over}>
          <p className={styles.overWords} role="status">
            {t(texts.dropHere, { name: over.name })}
          </p>
        </div>
      )}
    </div>
  )
}
