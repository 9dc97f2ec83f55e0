import type { ComboboxStore } from '@mantine/core'
import { useEffect } from 'react'

/** Marks the first of what was found as soon as it is drawn, so that Enter, however soon, takes what is seen first. Nothing is marked before anything is typed. */
export function useFirstOption({ selectFirstOption, resetSelectedOption }: ComboboxStore, query: string): void {
  useEffect(() => {
    if (query) selectFirstOption()
    else resetSelectedOption()
  }, [query, selectFirstOption, resetSelectedOption])
}
