import type { FormEvent } from 'react'
import { usePage } from './boot'
import { navigateTo } from './navigate'

/**
 * A form whose state is the page's address: with `method="get"` it works without scripts too. `key` is the form's: at
 * another address its controls begin with other values.
 */
export function useAddressForm(parameters: readonly string[]) {
  const page = usePage()
  const query = page?.query ?? {}
  /** Opens the page with what the form contains now. */
  const open = (form: HTMLFormElement) => {
    if (page === null) return
    const values = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    )
    const search = new URLSearchParams(values).toString()
    navigateTo(search ? `${page.path}?${search}` : page.path)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open(event.currentTarget)
  }
  return { query, key: parameters.map((name) => query[name] ?? '').join('&'), open, onSubmit }
}
