import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { GatewayError } from '../../call-gateway'

/**
 * Assigns the gateway's field errors to the form's `fields`; returns the message to show above them, or nothing when
 * every error has its field. An error of a field the form lacks is returned instead of being shown at another field.
 */
export function showRefusal<T extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<T>,
  fields: readonly Path<T>[],
): string {
  if (!(error instanceof GatewayError)) return error instanceof Error ? error.message : String(error)
  const refused = Object.entries(error.fields)
  const shown = refused.flatMap(([name, text]) =>
    fields.filter((field) => field === name).map((field) => ({ field, words: text })),
  )
  for (const [index, { field, words: text }] of shown.entries())
    setError(field, { message: text }, { shouldFocus: index === 0 })
  if (refused.length === 0) return error.message
  return refused.find(([name]) => !fields.some((field) => field === name))?.[1] ?? ''
}
