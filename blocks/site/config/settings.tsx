import type { OutputOf } from '@schemas/call'
import type { call } from '@schemas/site/calls/site/own-settings'
import { call as settingsCall } from '@client/site/calls/site/own-settings'
import { usePage } from '@kit/boot'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { ContactForm } from './contact-form'
import { IconPanel } from './icon-panel'
import { SettingsForm } from './settings-form'
import { WordsForm } from './words-form'

export type Settings = OutputOf<typeof call>

/** What an admin decides about the site as a whole. */
export function SiteSettings() {
  // Nothing is requested while editing the page.
  const { data, error, isPending, refetch } = useCall(settingsCall, {}, { enabled: usePage() !== null })
  return (
    <ListState error={data ? undefined : error?.message} isLoading={isPending} onRetry={() => void refetch()}>
      {() =>
        data && (
          <>
            <SettingsForm settings={data} />
            <IconPanel settings={data} />
            <WordsForm settings={data} />
            <ContactForm />
          </>
        )
      }
    </ListState>
  )
}
