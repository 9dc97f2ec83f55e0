import { useState } from 'react'
import { useSession } from '@kit/boot'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { type PageOrder, pageOrders, type PageState, pageStates } from './page-states'

/** Filter and order of the list of pages. */
export type PagesView = { state?: PageState | undefined; order: PageOrder }

/** Stored for the person in this tab: each opened page renders the list again. */
export function usePagesView(): [PagesView, (view: PagesView) => void] {
  const { userID } = useSession()
  const key = viewKey(userID)
  const [view, setView] = useState(() => readView(key))
  return [
    view,
    (next) => {
      setView(next)
      writeDraft(key, next.state === undefined && next.order === 'address' ? undefined : next)
    },
  ]
}

export const viewKey = (userID: string | undefined) => `${userID ?? ''}:pages-view`

function readView(key: string): PagesView {
  const stored = readDraft(key)
  const state = pageStates.find((each) => each === stored.state)
  return { ...(state ? { state } : {}), order: pageOrders.find((each) => each === stored.order) ?? 'address' }
}
