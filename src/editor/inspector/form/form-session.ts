import { type FieldErrors, type UseFormReturn, set } from 'react-hook-form'
import type { AnyBlock } from '@schemas/block'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Edit } from '../../document/edit'
import type { FieldPath } from '../../document/operations/set-field'
import type { Builder } from '../../state/builder'
import { writing } from '../../document/writing'
import { onFlushForms } from '../../state/flush-forms'
import { checkProps, type Written } from '../../document/fields/check-props'
import type { FieldIssue } from '../../document/fields/issue-message'
import { changeLabel } from '../labels/change-label'
import { labelOf } from '../labels/field-labels'
import type { FormPlace } from '../../state/form-place'
import { setLike, valueAt } from './set-like'

/** The form's values: a node's props and overrides, under the node's own field names. */
export type FormValues = {
  props: Record<string, unknown>
  at: { tablet: Record<string, unknown>; mobile: Record<string, unknown> }
}

export function formValues({ props = {}, at = {} }: Written = {}): FormValues {
  return { props, at: { tablet: at.tablet ?? {}, mobile: at.mobile ?? {} } }
}

/** Pause (ms) after which an incomplete value is written to the document. */
const restMs = 1200

type Options = {
  builder: Pick<Builder, 'store' | 'edit'>
  id: string
  place: FormPlace
  /** Other blocks of the type, which receive the same changes. */ also: readonly string[]
  definition: AnyBlock
  form: UseFormReturn<FormValues>
}

/**
 * Keeps a block's form and the document in sync. Valid input is written at once. Input that is not valid yet (half an
 * e-mail address) is held in the form, so that the canvas keeps showing the block; it is written all the same after a
 * pause, on blur or when the form closes, so that nothing typed is lost.
 */
export class FormSession {
  #given: Options
  #held = new Map<string, { path: FieldPath; value: unknown }>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isWriting = false
  #said = '[]'
  #isOver = false

  constructor(options: Options) {
    this.#given = options
  }

  /** Takes a value from a control. `isTyping`: it may be incomplete. */
  write(path: FieldPath, typed: unknown, isTyping = false): void {
    const { form, place } = this.#given
    const value = path[0] === 'props' ? writing.settle(place.type(), path.slice(1), typed) : typed
    const name = path.join('.')
    form.setValue(name as 'props', value as never)
    const issues = this.check()
    if (isTyping && issues.some((issue) => isWithin(issue.path, path))) {
      this.#held.set(name, { path, value })
      clearTimeout(this.#timer)
      this.#timer = setTimeout(this.flush, restMs)
      return
    }
    this.#held.delete(name)
    this.#store(path, value)
  }

  /** Writes a list or object whose parts have changed their positions. */
  restructure(path: FieldPath, value: unknown): void {
    this.flush()
    this.#store(path, value, false)
    this.reset()
  }

  /** Writes held values, valid or not. */
  flush = (): void => {
    clearTimeout(this.#timer)
    const held = [...this.#held.values()]
    this.#held.clear()
    for (const { path, value } of held) this.#store(path, value)
  }

  /**
   * Subscribes to the document, so that changes by others, undo or the canvas appear in the form. Returns the
   * unsubscribe function.
   */
  follow(): () => void {
    const {
      builder,
      place: { node },
    } = this.#given
    let last = builder.store.get(node)?.fields
    const end = builder.store.subscribeNode(node, () => {
      const { fields } = builder.store.get(node) ?? {}
      // A node that was only moved keeps its values.
      if (!this.#isWriting && fields !== last) this.reset()
      last = fields
    })
    addEventListener('pagehide', this.flush)
    const endFinish = onFlushForms(this.flush)
    this.check()
    return () => {
      end()
      endFinish()
      this.#isOver = true
      removeEventListener('pagehide', this.flush)
      this.flush()
    }
  }

  /** Resets the form to the document, keeping values still being typed. */
  reset(): void {
    const { form, place } = this.#given
    const values = structuredClone(formValues(place.read()))
    for (const { path, value } of this.#held.values()) set(values, path.join('.'), value)
    form.reset(values)
    this.#said = '[]'
    this.check()
  }

  /** Validates; the form is updated where the issues differ from those shown before. */
  check(): FieldIssue[] {
    const { form, definition } = this.#given
    const issues = checkProps(definition, form.getValues())
    const serialized = JSON.stringify(issues)
    if (serialized !== this.#said) void form.trigger()
    this.#said = serialized
    return issues
  }

  /** `isMerging`: one history step with what is typed in the same field. */
  #store(path: FieldPath, value: unknown, isMerging = true): void {
    const { builder, id, place, also, definition } = this.#given
    this.#isWriting = true
    // The first part of the path is `props`, or `at` and the width.
    const label = changeLabel(labelOf(place.type(), path.slice(path[0] === 'at' ? 2 : 1)))
    const before = valueAt(place.read(), path)
    const setAll = (edit: Edit) => {
      place.set(edit, path, value)
      // Another editor's save may have removed one of them.
      for (const other of also)
        if (builder.store.get(other)) setLike(edit, { from: id, to: other, definition, path, before })
    }
    const isDone = builder.edit(label, setAll, isMerging ? `${[id, ...also].join()}:${path.join('.')}` : undefined)
    this.#isWriting = false
    // Refused: the form goes back to the document's values, unless it shows another block by now.
    if (!isDone && !this.#isOver) this.reset()
  }
}

const isWithin = (path: FieldPath, above: FieldPath): boolean => above.every((part, index) => path[index] === part)

/** Issues in the form library's structure: each at its name, next to outer or inner ones. */
export function formErrors(
  issues: readonly FieldIssue[],
  toMessage: (text: LocalisedText) => string,
): FieldErrors<FormValues> {
  const errors: FieldErrors<FormValues> = {}
  for (const { path, words: message } of [...issues].sort((one, other) => one.path.length - other.path.length)) {
    set(errors, `${path.join('.')}.message`, toMessage(message))
    set(errors, `${path.join('.')}.type`, 'schema')
  }
  return errors
}
