import type { FlatNode } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import type { LocalisedText } from '@schemas/layout/text'
import type { FieldPath } from '../../document/operations/set-field'
import type { Written } from '../check-props'
import type { FieldIssue } from '../issue-words'
import { valueAt } from './set-like'

/** What the form holds: a node's props and their overrides, under the names that the node itself has for them. */
export type FormValues = { props: Record<string, unknown>; at: { tablet: Record<string, unknown>; mobile: Record<string, unknown> } }

export function formValues(node: FlatNode | undefined): FormValues {
  const { props = {}, at = {} } = node?.kind === 'block' ? (node.fields as Written) : {}
  return { props, at: { tablet: at.tablet ?? {}, mobile: at.mobile ?? {} } }
}

/**
 * What stands in a block's form and what is wrong with it, each by its path from the node. Values are never changed in place: who shows one is told by
 * its being another, and the document's own can be taken as they are.
 */
export class FormState {
  #values: FormValues
  #wrong: ReadonlyMap<string, LocalisedText> = new Map()
  #said = '[]'
  #controls = new Map<string, HTMLElement>()
  #listeners = new Set<() => void>()

  constructor(values: FormValues) {
    this.#values = values
  }

  get values(): FormValues {
    return this.#values
  }

  valueAt(path: FieldPath): unknown {
    return valueAt(this.#values, path)
  }

  /** What is wrong with this very value, whatever is with those in it. */
  wrongAt(path: FieldPath): LocalisedText | undefined {
    return this.#wrong.get(path.join('.'))
  }

  set(path: FieldPath, value: unknown): void {
    this.#values = withValue(this.#values, path, value) as FormValues
    this.#tell()
  }

  reset(values: FormValues): void {
    this.#values = values
    this.#tell()
  }

  setIssues(issues: readonly FieldIssue[]): void {
    const said = JSON.stringify(issues)
    if (said === this.#said) return
    this.#said = said
    this.#wrong = new Map(issues.map(({ path, words }) => [path.join('.'), words]))
    this.#tell()
  }

  /** Takes note of a value's control; null when it is gone. */
  hold(path: FieldPath, control: HTMLElement | null): void {
    if (control) this.#controls.set(path.join('.'), control)
    else this.#controls.delete(path.join('.'))
  }

  focus(path: FieldPath): void {
    this.#controls.get(path.join('.'))?.focus()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The same with another value at a path; what is on the way there is made where it is missing. */
export function withValue(whole: unknown, path: FieldPath, value: unknown): unknown {
  const [part, ...rest] = path
  if (part === undefined) return value
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(whole) ? [...whole] : isRecord(whole) ? { ...whole } : typeof part === 'number' ? [] : {}
  const place = copy as Record<string | number, unknown>
  place[part] = withValue(place[part], rest, value)
  return copy
}
