import { savedTheme } from '../themes/page-checks/theme-to-check'
import { type OnChecked, PageChecks } from '../themes/page-checks/page-checks'
import type { OpenedTheme } from '../themes/theme-context'
import { ListNote } from '../ui/side-panel'

type Props = {
  /** Undefined while loading. */
  opened: OpenedTheme | undefined
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  onState: OnChecked
}

/** Checks which pages the selected theme makes worse, as in the theme studio. */
export function ThemeChecks({ opened, query, onState }: Props) {
  return opened ? (
    <PageChecks key={`${opened.name} ${opened.version}`} subject={savedTheme(opened)} onState={onState} />
  ) : (
    <ListNote query={query} />
  )
}
