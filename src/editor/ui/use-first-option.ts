import type { ComboboxStore } from '@mantine/core'
import { useEffect } from 'react'

/**
 * Highlights the first match as soon as it is drawn, so that Enter takes it however quickly it is pressed. Nothing is
 * highlighted without a query.
 */
export function useFirstOption({ selectFirstOption, resetSelectedOption }: ComboboxStore, query: string): void {
  useEffect(() => {
    if (query) selectFirstOption()
    else resetSelectedOption()
  }, [query, selectFirstOption, resetSelectedOption])
}
