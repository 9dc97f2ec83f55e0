import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useState } from 'react'

/**
 * A search input with a list of suggestions (combobox): arrow keys move, Enter opens the active one, Escape closes. The
 * focus stays in the input. `of` gives the attributes of the parts for what was found; `hasList` is false where a search
 * has no suggestions.
 */
export function useSuggestionList(hasList: boolean) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  return {
    isOpen,
    close,
    /** For the input's change: what was typed is another search. */
    restart: () => {
      setOpen(true)
      setActive(-1)
    },
    of: (count: number, choose: (at: number) => void) => {
      const isShown = isOpen && count > 0
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Escape' && isShown) {
          event.preventDefault()
          event.stopPropagation()
          close()
        } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
          event.preventDefault()
          setOpen(true)
          // One more position than suggestions: at -1, Enter searches for the typed text.
          const step = event.key === 'ArrowDown' ? 1 : -1
          setActive((now) => ((now + 1 + step + count + 1) % (count + 1)) - 1)
        } else if (event.key === 'Enter' && isShown && active >= 0 && active < count) {
          event.preventDefault()
          choose(active)
        }
      }
      return {
        form: {
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
            if (!currentTarget.contains(relatedTarget)) close()
          },
        },
        input: {
          id: `${id}q`,
          type: 'search',
          name: 'q',
          maxLength: 100,
          autoComplete: 'off',
          enterKeyHint: 'search',
          onFocus: () => setOpen(true),
          onKeyDown,
          ...(hasList
            ? {
                role: 'combobox',
                'aria-expanded': isShown,
                'aria-controls': `${id}list`,
                'aria-autocomplete': 'list',
                'aria-activedescendant': isShown && active >= 0 ? `${id}${active}` : undefined,
              }
            : {}),
        } satisfies ComponentProps<'input'>,
        list: { id: `${id}list`, role: 'listbox', hidden: !isShown } satisfies ComponentProps<'ul'>,
        option: (at: number) =>
          ({
            id: `${id}${at}`,
            role: 'option',
            'aria-selected': at === active,
            // A press must not move the focus out of the input.
            onPointerDown: (event) => event.preventDefault(),
            onClick: () => choose(at),
          }) satisfies ComponentProps<'li'>,
      }
    },
  }
}
