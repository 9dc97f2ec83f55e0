import { useCallback, useEffect, useState } from 'react'
import { type Drive, drives as allDrives } from '@schemas/files/entities/file-item'
import { useHasArrived, usePage } from '@kit/boot'
import { followSteps } from '@kit/page-steps'
import type { Place } from './use-pane'

const trash = 'trash:'

/**
 * The current folder, stored in the page's address under `parameter`. Each folder is a history entry unless it belongs
 * to the previous one. The router must not load the page again for these entries.
 */
export function usePlace(
  parameter: string | undefined,
  drives: readonly Drive[],
): [Place, go: (place: Place, isSameStep?: boolean) => void] {
  const query = usePage()?.query
  const first = drives[0] ?? 'mine'
  const read = () => placeOf(parameter === undefined ? undefined : query?.[parameter], first)
  const [held, setPlace] = useState(read)
  // The page's link in a menu leads out of the open folder.
  const hasArrived = useHasArrived() && parameter !== undefined
  const place = hasArrived ? read() : held
  if (hasArrived) setPlace(place)
  useEffect(() => {
    if (parameter === undefined || query === undefined) return
    const own = location.pathname
    return followSteps(() => {
      if (location.pathname !== own) return false
      const next = placeOf(new URLSearchParams(location.search).get(parameter) ?? undefined, first)
      // An unchanged location keeps the list.
      setPlace((before) => (wordOf(before) === wordOf(next) ? before : next))
      return true
    })
  }, [parameter, query, first])
  const go = useCallback(
    (next: Place, isSameStep = false) => {
      setPlace(next)
      if (parameter === undefined || query === undefined) return
      const address = new URL(location.href)
      const word = wordOf(next)
      if ((address.searchParams.get(parameter) ?? first) === word) return
      if (word === first) address.searchParams.delete(parameter)
      else address.searchParams.set(parameter, word)
      if (isSameStep) history.replaceState(history.state, '', address)
      else history.pushState(history.state, '', address)
    },
    [parameter, query, first],
  )
  return [place, go]
}

const wordOf = ({ folder, drive, isTrash }: Place) => (isTrash ? trash + drive : folder)

function placeOf(word: string | undefined, first: Drive): Place {
  if (!word || word.length > 64) return { folder: first, drive: first, isTrash: false }
  const isTrash = word.startsWith(trash)
  const folder = isTrash ? word.slice(trash.length) : word
  // A folder's root is known once its list has loaded.
  const drive = allDrives.find((each) => each === folder)
  if (isTrash) return { folder: drive ?? first, drive: drive ?? first, isTrash: true }
  return { folder, drive: drive ?? first, isTrash: false }
}
