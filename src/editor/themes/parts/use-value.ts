import { useStudio, useTheme } from '../theme-context'
import type { ThemeDraft } from '../theme-leaves'
import { stepMessage } from '../leaf-messages'
import { useDraft } from '../theme-store'

/** One theme value: its current value, whether it is set here, and how to set it or reset it to the base theme's. */
export function useValue<T>(path: string): { value: T; isSet: boolean; set: (value: T) => void; reset: () => void } {
  const { store } = useStudio()
  const theme = useTheme()
  const draft = useDraft(store)
  const value = at(path.startsWith('overrides.') ? theme : draft, path.replace(/^overrides\./, '')) as T
  const own = at(draft, path)
  return {
    value,
    isSet: own !== undefined,
    set: (next) => store.set(stepMessage(path), { [path]: next }, path),
    reset: () => store.set(stepMessage(path), { [path]: undefined }),
  }
}

function at(from: object | ThemeDraft, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], from)
}
