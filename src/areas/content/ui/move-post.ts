import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { PostTarget } from '@schemas/content/entities/post-states'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { call as moveCall } from '@client/content/calls/post/move'
import { callGateway } from '@kit/call-gateway'
import { confirmDialog, promptDialog } from '@kit/ui/overlay/dialogs'
import { moveLabels, moveTexts } from './state-texts'
import { titleOf } from './title-of'

type T = (text: LocalisedText, values?: Record<string, string | number>) => string

/**
 * Moves a post that needs no further choices, asking for the note or the confirmation that the move needs. Undefined
 * where the person cancelled.
 */
export async function movePost(post: DeskPost, to: PostTarget, t: T): Promise<DeskPost | undefined> {
  const title = titleOf(post.title, t)
  let note: string | undefined
  if (to === 'returned') {
    const typed = await promptDialog(t(moveTexts.noteAsk), {
      title: t(moveLabels.returned),
      ok: t(moveLabels.returned),
      validate: (value) => (value.trim() ? undefined : t(moveTexts.noteNeeded)),
    })
    if (typed === null) return undefined
    note = typed.trim()
  }
  const question = to === 'trashed' ? moveTexts.trashAsk : to === 'unpublished' ? moveTexts.offlineAsk : undefined
  const isAgreed =
    !question ||
    (await confirmDialog(t(question, { title }), {
      title: t(moveLabels[to]),
      ok: t(moveLabels[to]),
      isDangerous: true,
    }))
  if (!isAgreed) return undefined
  return callGateway(moveCall, { id: post.id, draftNo: post.draftNo, to, ...(note === undefined ? {} : { note }) })
}
