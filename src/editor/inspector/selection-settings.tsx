import { Inspector } from './inspector'
import { SiteContent } from './site-content'

/** The inspector with what the site offers its fields. */
export function SelectionSettings() {
  return (
    <SiteContent>
      <Inspector />
    </SiteContent>
  )
}
