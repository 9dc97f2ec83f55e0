import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useSession } from './boot'
import { readDraft, writeDraft } from './tab-draft'

/**
 * Keeps what its person writes into a form, for the case that the session ends before it is sent. `fields` are kept and no others: neither
 * passwords nor files. Returns what forgets it, once it was taken.
 */
export function useKeptForm<F extends FieldValues>(name: string, { getValues, setValue, subscribe }: Pick<UseFormReturn<F>, 'getValues' | 'setValue' | 'subscribe'>, fields: readonly Path<F>[]): () => void {
  const { userID } = useSession()
  const key = `${userID ?? ''}:${name}`
  useEffect(() => {
    if (userID === undefined) return
    const draft = readDraft(key)
    for (const field of fields) if (draft[field] !== undefined) setValue(field, draft[field] as PathValue<F, Path<F>>, { shouldDirty: true })
    return subscribe({ formState: { values: true }, callback: () => writeDraft(key, Object.fromEntries(fields.map((field) => [field, getValues(field)]))) })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the fields belong to the name
  }, [key, userID, getValues, setValue, subscribe])
  return () => writeDraft(key, undefined)
}
