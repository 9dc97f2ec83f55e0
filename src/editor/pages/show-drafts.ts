import type { Boot } from '@schemas/boot'
import { writeDraft } from '@kit/tab-draft'
import { openLeft } from '../state/ui-store'
import { viewKey } from './pages-view'

/** Opens the list of pages with those that have unpublished changes: where "Drafts" of the staff bar leads. */
export function showDrafts({ session }: Boot): void {
  history.replaceState(history.state, '', location.pathname + location.search)
  writeDraft(viewKey(session.userID), { state: 'changed', order: 'address' })
  openLeft('pages')
}
