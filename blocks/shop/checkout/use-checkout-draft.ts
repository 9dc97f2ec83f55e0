import { useEffect, useEffectEvent } from 'react'
import type { CallForm } from '@kit/form/use-call-form'
import { useSession } from '@kit/boot'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { type CheckoutValues, noValues } from './values'

/** Keeps what was typed in this tab, also for guests. Consent is given each time. Returns how to forget it. */
export function useCheckoutDraft(form: Pick<CallForm<CheckoutValues>, 'setValue' | 'watch'>): () => void {
  const { userID } = useSession()
  const key = `${userID ?? ''}:checkout`
  const values = form.watch()
  const restore = useEffectEvent(() => {
    const draft = readDraft(key)
    for (const [name, value] of Object.entries(draft) as [keyof CheckoutValues, never][])
      if (name in noValues && name !== 'accepted' && typeof value === typeof noValues[name]) form.setValue(name, value)
  })
  useEffect(() => restore(), [key])
  const text = JSON.stringify({ ...values, accepted: false })
  useEffect(() => {
    if (text !== untouched) writeDraft(key, JSON.parse(text) as Record<string, unknown>)
  }, [key, text])
  return () => writeDraft(key, undefined)
}

const untouched = JSON.stringify(noValues)
