import { readDraft, writeDraft } from '@kit/tab-draft'

const key = 'find-goes-on'

/** The document that is opened next in this tab opens where words are looked for. */
export const goOnFinding = (): void => writeDraft(key, { isAsked: true })

/** Whether this one was opened so; told once. */
export function goesOnFinding(): boolean {
  const { isAsked } = readDraft(key)
  if (isAsked) writeDraft(key, undefined)
  return isAsked === true
}
