import { callGateway, GatewayError } from '@kit/call-gateway'
import type { Role } from '@schemas/layout/role'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { applied, isChange } from '../document/changes'
import { change, Refusal } from '../document/edit'
import { type ReplacedCount, replaceText } from '../document/operations/replace-text'
import { writeDocument } from '../document/read-document'
import { heldFrom } from '../document/held'
import { calls } from '../state/calls'
import { readOther } from '../state/read-other'

/** A document in which text was replaced: its content before, and the version it became. */
export type Replaced = {
  key: string
  version: number
  before: unknown
  /** The draft was the theme's: saving the same content again would turn it into the site's own. */ wasThemes: boolean
  count: number
}
export type Outcome = {
  done: Replaced[]
  /** Matches that are locked or reserved for admins. */ left: number
  /** Matches where the replacement is not allowed. */ refused: number
  /** Documents that could not be saved, with the reason. */ failed: Failure[]
}
export type Failure = { key: string; reason: LocalisedText }

const unknown = { en: 'it could not be saved. Please try again.', th: 'บันทึกไม่สำเร็จ กรุณาลองอีกครั้ง' }

/**
 * An unexpected failure, such as a connection that breaks in the middle of an answer, must not stop the other documents
 * or block the dialog.
 */
const failure = (key: string, error: unknown): Failure => ({
  key,
  reason: error instanceof GatewayError ? error.message : error instanceof Refusal ? error.words : unknown,
})

type Options = { keys: readonly string[]; pattern: RegExp; by: string; role: Role; onStep: (done: number) => void }

/**
 * Replaces text in documents that are not open, saving each as its next draft. A failure in one does not stop the
 * others.
 */
export async function replaceElsewhere({ keys, pattern, by, role, onStep }: Options): Promise<Outcome> {
  const outcome: Outcome = { done: [], left: 0, refused: 0, failed: [] }
  for (const [index, key] of keys.entries()) {
    onStep(index)
    try {
      const other = await readOther(key)
      if (!other) continue
      const held = heldFrom(other.page, role)
      let count: ReplacedCount = { replaced: 0, left: 0, refused: 0 }
      const changes = change(
        other.page,
        '',
        (edit) =>
          void (count = replaceText(edit, other.page, { pattern, by, isHeld: (id) => held?.(id) !== undefined })),
      )
      outcome.left += count.left
      outcome.refused += count.refused
      if (!isChange(changes)) continue
      const { version } = await callGateway(calls.save, {
        key,
        base: other.version,
        content: writeDocument(key, applied(other.page, changes)),
      })
      outcome.done.push({ key, version, before: other.content, wasThemes: other.isThemes, count: count.replaced })
    } catch (error) {
      outcome.failed.push(failure(key, error))
    }
  }
  return outcome
}

/** Restores documents to their content before; those that were changed since are left alone. */
export async function revertReplacements(done: readonly Replaced[]): Promise<Failure[]> {
  const failed: Failure[] = []
  for (const { key, version, before, wasThemes } of done) {
    try {
      if (wasThemes) await callGateway(calls.revert, { key, base: version })
      else await callGateway(calls.save, { key, base: version, content: before })
    } catch (error) {
      failed.push(failure(key, error))
    }
  }
  return failed
}
