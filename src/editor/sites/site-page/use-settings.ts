import { notifications } from '@mantine/notifications'
import type { InputOf } from '@schemas/call'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import type { Names } from '../parts/settings-fields'
import { type OpenSite, siteCalls, takeInSaved } from '../site-calls'

type Settings = Omit<InputOf<typeof import('@schemas/site/calls/site/update').call>, 'id' | 'version'>

const messages = { saved: { en: 'Saved. Visitors see it now.', th: 'บันทึกแล้ว ผู้เยี่ยมชมเห็นการเปลี่ยนแปลงแล้ว' } }

/** A text in both languages, as form fields hold it. */
export function namesOf(value: LocalisedText | undefined): Names {
  return typeof value === 'string' ? { th: value, en: value } : { th: value?.th ?? '', en: value?.en ?? '' }
}

/** Saves some of a site's settings; the others are sent as loaded. */
export function useSettings(site: OpenSite, form: { hold: () => () => void }) {
  const t = useT()
  const mutation = useCallMutation(siteCalls.update, {
    refresh: [siteCalls.open, siteCalls.list, siteCalls.audit],
    done: ({ version }, { id, ...rest }) => {
      // A clusterId absent from the input has been cleared.
      takeInSaved(id, { clusterId: '', ...rest, version })
      notifications.show({ message: t(messages.saved) })
    },
  })
  const save = (changed: Partial<Settings>) => {
    const { id, version, name, tagline, locales, timeZone, spaceId, clusterId } = site
    const { clusterId: cluster = clusterId ?? '', ...rest } = changed
    const confirmSaved = form.hold()
    const sent = {
      id,
      version,
      name: namesOf(name),
      tagline: namesOf(tagline),
      locales,
      timeZone,
      spaceId,
      ...rest,
      ...(cluster.trim() ? { clusterId: cluster.trim() } : {}),
    }
    // Text typed during the save is kept; `error` has the reason of a failure.
    mutation.mutateAsync(sent).then(confirmSaved, () => {})
  }
  return { save, isPending: mutation.isPending, error: mutation.error, reset: mutation.reset }
}
