import { useEffect } from 'react'
import { setSettled } from '../canvas/drawn'
import { Inspector } from './inspector'
import { SiteContent } from './site-content'

/** The inspector with what the site offers its fields. */
export function SelectionSettings() {
  useEffect(setSettled, [])
  return (
    <SiteContent>
      <Inspector />
    </SiteContent>
  )
}
