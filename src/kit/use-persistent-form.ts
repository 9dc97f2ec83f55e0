import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useSession } from './boot'
import { readDraft, writeDraft } from './tab-draft'

/** Which fields of a draft are to be laid over what the form shows, where the draft was written over `before`. */
type Meet<F extends FieldValues> = (before: F, mine: F) => readonly Path<F>[]

/** In a draft: what the form was filled with when it was written. */
const over = '(over)'

/**
 * Keeps what its person writes into a form, for the case that the session ends before it is sent. `fields` are kept and no others: neither
 * passwords nor files. A form that shows what is stored, which may have changed since, says by `meet` what becomes of a draft. Returns what
 * forgets it, once it was taken.
 */
export function usePersistentForm<F extends FieldValues>(
  name: string,
  { getValues, setValue, subscribe }: Pick<UseFormReturn<F>, 'getValues' | 'setValue' | 'subscribe'>,
  fields: readonly Path<F>[],
  meet?: Meet<F>,
): () => void {
  const { userID } = useSession()
  const key = `${userID ?? ''}:${name}`
  const write = useEffectEvent((before: unknown) =>
    writeDraft(key, {
      ...Object.fromEntries(fields.map((field) => [field, getValues(field)])),
      ...(meet ? { [over]: before } : {}),
    }),
  )
  const restore = useEffectEvent(() => {
    const { [over]: before, ...draft } = readDraft(key)
    const isWhole = (values: unknown) =>
      fields.every((field) => (values as Record<string, unknown> | undefined)?.[field] !== undefined)
    if (meet && !(isWhole(before) && isWhole(draft))) return
    const wanted = meet ? meet(before as F, draft as F) : fields
    for (const field of wanted)
      if (draft[field] !== undefined) setValue(field, draft[field] as PathValue<F, Path<F>>, { shouldDirty: true })
  })
  useEffect(() => {
    if (userID === undefined) return
    restore()
    return subscribe({ formState: { values: true }, callback: ({ defaultValues }) => write(defaultValues) })
  }, [key, userID, subscribe])
  return () => writeDraft(key, undefined)
}
