import { savedTheme } from '../themes/page-checks/theme-to-check'
import { type OnChecked, PageChecks } from '../themes/page-checks/page-checks'
import type { OpenedTheme } from '../themes/theme-context'
import { ListNote } from '../ui/side-panel'

type Props = {
  /** Undefined while it is read. */
  opened: OpenedTheme | undefined
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  onState: OnChecked
}

/** What gets worse on the pages by a look that was chosen, as the theme studio tells it. */
export function ThemeChecks({ opened, query, onState }: Props) {
  return opened ? (
    <PageChecks key={`${opened.name} ${opened.version}`} subject={savedTheme(opened)} onState={onState} />
  ) : (
    <ListNote query={query} />
  )
}
