import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useSession } from './boot'
import { readDraft, writeDraft } from './tab-draft'

/** Which fields of a draft override the form's values, when the draft was based on `before`. */
type Meet<F extends FieldValues> = (before: F, mine: F) => readonly Path<F>[]

/** Key in a draft for the values it was based on. */
const over = '(over)'

/**
 * Stores form input in case the session ends before it is sent. Only `fields` are stored (an empty list: no draft), so leave out passwords and
 * files. A form of stored data, which may have changed since, decides through `meet` which draft fields apply. Returns
 * a function that clears the draft after a successful submit.
 */
export function usePersistentForm<F extends FieldValues>(
  name: string,
  { getValues, setValue, subscribe }: Pick<UseFormReturn<F>, 'getValues' | 'setValue' | 'subscribe'>,
  fields: readonly Path<F>[],
  meet?: Meet<F>,
): () => void {
  const { userID } = useSession()
  const key = `${userID ?? ''}:${name}`
  const isStored = userID !== undefined && fields.length > 0
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
    if (!isStored) return
    restore()
    return subscribe({ formState: { values: true }, callback: ({ defaultValues }) => write(defaultValues) })
  }, [key, isStored, subscribe])
  return () => {
    if (isStored) writeDraft(key, undefined)
  }
}
