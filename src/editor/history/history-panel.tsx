import { SidePanel } from '../ui/side-panel'
import { PlannedReleases } from './planned-releases'
import { Releases } from './releases'

/** What visitors were given of the site, and what is planned. */
export function HistoryPanel() {
  return (
    <SidePanel>
      <PlannedReleases />
      <Releases />
    </SidePanel>
  )
}
