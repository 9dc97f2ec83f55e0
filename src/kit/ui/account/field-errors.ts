import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { GatewayError } from '../../call-gateway'

/** Puts what the gateway refused at the fields that it names; returns what stands above them all, if none of them is in the form. */
export function showRefusal<T extends FieldValues>(error: unknown, setError: UseFormSetError<T>, fields: readonly Path<T>[]): string {
  if (!(error instanceof GatewayError)) return error instanceof Error ? error.message : String(error)
  const named = fields.filter((field) => error.fields[field] !== undefined)
  for (const [index, field] of named.entries()) setError(field, { message: error.fields[field] ?? '' }, { shouldFocus: index === 0 })
  return named.length > 0 ? '' : (Object.values(error.fields)[0] ?? error.message)
}
