import type { ReactNode } from 'react'

export type ComboboxOption = {
  value: string
  label: string
  /** Small text below the label. */ hint?: string
  /** Before the label. */ picture?: ReactNode
  /** Additional search terms: the name in another language, a code. */ also?: string
}

/**
 * Options that contain the typed text, ignoring case and spacing; those that start with it come first, each group in
 * the original order.
 */
export function matchOptions<O extends ComboboxOption>(options: readonly O[], typed: string): readonly O[] {
  const wanted = plain(typed)
  if (!wanted) return options
  const found = options.flatMap((option) => {
    const names = [plain(option.label), plain(option.also ?? '')]
    return names.some((name) => name.startsWith(wanted))
      ? [{ option, rank: 0 }]
      : names.some((name) => name.includes(wanted))
        ? [{ option, rank: 1 }]
        : []
  })
  return found.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
}

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.-]+/g, '')
