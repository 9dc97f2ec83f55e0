import { addKnownAssets } from '@kit/known-assets'
import { type Choice, fileRef, imageRef } from './choice'
import { rememberUpload } from './known-uploads'
import type { PickRequest } from './pick-image'
import type { Picked } from './use-picked'

/** Gives the field what was chosen. False when that is not possible; then the picker stays open and shows why. */
export async function answerRequest(
  request: PickRequest,
  choices: readonly Choice[],
  { edit, focusOf }: Pick<Picked, 'edit' | 'focusOf'>,
): Promise<boolean> {
  if (choices.length === 0 || choices.some(({ item }) => item?.trashedAt)) return false
  for (const { asset, item, shows } of choices) {
    // First publish the listed state: pending edits are newer and follow.
    if (item) rememberUpload(item)
    else if (shows) addKnownAssets({ [asset]: shows })
  }
  // Wait until typed changes are saved before the dialog closes. If saving fails, the reason stays visible.
  if (!(await edit.settled())) return false
  if (request.kind === 'image')
    request.resolve(choices.map((choice) => imageRef(choice, focusOf(choice), request.current)))
  else request.resolve(choices.map(fileRef))
  return true
}
