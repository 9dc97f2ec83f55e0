import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { keepsNativeMenu } from './keeps-native-menu'

const ContextMenuList = lazy(async () => ({ default: (await import('./context-menu-list')).ContextMenuList }))

/** The page's own context menu with its copyright line; the list loads at the first right-click. */
export function ContextMenu() {
  const [place, setPlace] = useState<{ x: number; y: number }>()
  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (keepsNativeMenu(event, getSelection()?.toString() ?? '')) return setPlace(undefined)
      event.preventDefault()
      setPlace({ x: event.clientX, y: event.clientY })
    }
    document.addEventListener('contextmenu', open)
    return () => document.removeEventListener('contextmenu', open)
  }, [])
  const close = useCallback(() => setPlace(undefined), [])
  if (!place) return null
  return (
    <Suspense fallback={null}>
      <ContextMenuList key={`${place.x} ${place.y}`} place={place} onClose={close} />
    </Suspense>
  )
}
