import { useState } from 'react'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { useSession } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { writeDraft } from '@kit/tab-draft'
import { useT } from '@kit/t'
import { refreshCalls } from '@kit/use-call'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { listCall, saveCall, updateCall } from '@areas/hora/ui/calls'
import { type BirthForm, chartInput } from '@areas/hora/ui/birth-form/birth-form'
import { messages } from './messages'

/** Where a form waits in this tab while its person signs in. */
export const signInDraft = 'hora-cast'

/** Keeps the chart that is shown: saves it, or its changes. Guests sign in first, and find their form again. */
export function useKeeping(onForm: (form: BirthForm) => void) {
  const t = useT()
  const { userID } = useSession()
  const [saved, setSaved] = useState<SavedChart>()
  const [conflict, setConflict] = useState<{ mine: BirthForm; theirs: SavedChart }>()
  const named = async (form: BirthForm): Promise<BirthForm | undefined> => {
    if (form.label.trim()) return form
    const label = await promptDialog(t(messages.nameFirst), {
      title: t(messages.save),
      ok: t(messages.save),
      validate: (text) => (text.trim() ? undefined : t(messages.nameNeeded)),
    })
    return label?.trim() ? { ...form, label: label.trim().slice(0, 80) } : undefined
  }
  /** The kept chart, or undefined where nothing was kept. */
  const save = async (written: BirthForm, over?: SavedChart): Promise<SavedChart | undefined> => {
    if (userID === undefined) {
      writeDraft(signInDraft, { form: written })
      location.assign(`/user/login?${new URLSearchParams({ to: location.pathname })}`)
      return undefined
    }
    const form = await named(written)
    if (!form?.place) return undefined
    onForm(form)
    const input = chartInput({ ...form, place: form.place })
    const known = over ?? saved
    try {
      const chart = known
        ? await callGateway(updateCall, { id: known.id, version: known.version, ...input })
        : await callGateway(saveCall, input)
      setSaved(chart)
      setConflict(undefined)
      showToast(t(messages.saved), { tone: 'success' })
      void refreshCalls(listCall)
      return chart
    } catch (error) {
      const theirs = error instanceof GatewayError && error.status === 409 ? chartOf(error.details) : undefined
      if (theirs) setConflict({ mine: form, theirs })
      else showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
      return undefined
    }
  }
  return { saved, setSaved, save, conflict, endConflict: () => setConflict(undefined) }
}

const chartOf = (details: unknown) => (details as { chart?: SavedChart } | undefined)?.chart
