import { Inspector } from './inspector'
import { SiteContent } from './site-content'

/** The inspector with the site's content for its fields. */
export function SelectionSettings() {
  return (
    <SiteContent>
      <Inspector />
    </SiteContent>
  )
}
