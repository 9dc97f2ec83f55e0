import type { AnyBlock } from '@schemas/block'
import { isRecord } from '@schemas/layout/json'
import { fieldAt, type Place } from './field-at'
import { type FieldIssue, flattenIssues, issueMessage } from './issue-message'
import { describeSchema } from './schema-fields'
import type { PropPath } from './field'

/** A block's props as stored in a document. */
export type Written = {
  props?: Record<string, unknown> | undefined
  at?: { tablet?: Record<string, unknown> | undefined; mobile?: Record<string, unknown> | undefined } | undefined
}

/**
 * Problems of props as written, at most one per control, with a message for the person. Paths lead from the node's own
 * fields to the control of the value: `['props', 'items', 0, 'link']`, `['at', 'mobile', 'perRow']`.
 */
export function checkProps(definition: AnyBlock, { props = {}, at = {} }: Written): FieldIssue[] {
  const whole: Record<string, unknown> = { ...props }
  for (const name of definition.responsive ?? []) {
    const [tablet, mobile] = [at.tablet?.[name], at.mobile?.[name]]
    if (tablet !== undefined || mobile !== undefined) whole[name] = { base: props[name], tablet, mobile }
  }
  const parsed = definition.props.safeParse(whole)
  const faults = parsed.success ? (definition.faults?.(parsed.data as never) ?? []) : []
  if (parsed.success && faults.length === 0) return []
  const fields = describeSchema(definition.props)
  const found = new Map<string, FieldIssue>()
  const add = (valuePath: PropPath, messageAt: (place: Place) => FieldIssue['words']) => {
    const place = fieldAt(fields, valuePath, whole)
    const path = nodePath(place.path, props, definition)
    const key = path.join('.')
    if (!found.has(key)) found.set(key, { path, words: messageAt(place) })
  }
  for (const issue of flattenIssues(parsed.error?.issues ?? []))
    add(issue.path as PropPath, ({ field, path }) => issueMessage(issue, field, path))
  for (const { path, message } of faults) add(path, () => message)
  return [...found.values()]
}

/** The device value of a responsive prop is in the prop itself or, as the builder writes it, in the node's `at`. */
function nodePath(path: PropPath, props: Record<string, unknown>, definition: AnyBlock): PropPath {
  const [name, device, ...rest] = path
  if (typeof name !== 'string' || !definition.responsive?.includes(name) || isRecord(props[name]))
    return ['props', ...path]
  return device === 'tablet' || device === 'mobile' ? ['at', device, name, ...rest] : ['props', name, ...rest]
}
