import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Icon } from '../icon'
import { useAfterMount } from '../mounted'
import { useT } from '../t'

const messages = { search: { en: 'Search', th: 'ค้นหา' } }

const WorkspacePalette = lazy(async () => ({ default: (await import('./workspace-palette')).WorkspacePalette }))

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform)

/** By the physical key, because `event.key` is a Thai letter with a Thai layout. */
const isPaletteKey = (event: KeyboardEvent) =>
  event.code === 'KeyK' &&
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.shiftKey &&
  !event.altKey

type Props = { className?: string | undefined; labelClassName?: string | undefined }

/** Opens the command palette, which is loaded with its first use; so does mod+k anywhere on the page. */
export function PaletteButton({ className, labelClassName }: Props): ReactNode {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const keys = useAfterMount(() => (isMac() ? '⌘K' : 'Ctrl K'))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={labelClassName}>{t(messages.search)}</span>
        {keys && <kbd aria-hidden="true">{keys}</kbd>}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <WorkspacePalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
