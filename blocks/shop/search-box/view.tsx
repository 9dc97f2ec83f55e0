import { type FormEvent, type ReactNode, useState } from 'react'
import type { Asset } from '@schemas/layout/image'
import { productPath } from '@areas/commerce/ui/product-tile'
import { ShownPrice } from '@areas/commerce/ui/shown-price'
import { useShelf } from '@areas/commerce/ui/use-shelf'
import { AnswerAssetsProvider, usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { navigateTo } from '@kit/navigate'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { useSuggestionList } from '@kit/ui/site/use-suggestion-list'
import type { Props } from './schema'
import { texts } from './texts'
import { useProductSuggestions } from './use-product-suggestions'
import styles from './view.module.css'

type Option = { key: string; to: string; content: ReactNode }

/**
 * A GET form to the list, so that it works without scripts. On the list's own page a search changes the list in place.
 * Arrow keys move through the suggestions, Enter opens one, Escape closes them.
 */
export function View({ label, placeholder, page: target, suggestions }: Props) {
  const t = useT()
  const page = usePage()
  const { state, change } = useShelf()
  const isHere = page?.path === target
  const own = isHere ? (state.q ?? '') : ''
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  // A search made elsewhere, such as "Did you mean", replaces what was typed.
  const text = typed?.over === own ? typed.text : own
  const suggested = useSuggestionList(suggestions)
  const found = useProductSuggestions(text, suggestions && suggested.isOpen)
  const options: Option[] = found
    ? [
        ...found.categories.map(({ code, title }) => ({
          key: `category-${code}`,
          to: `/shop/categorie/${code}`,
          content: <Named icon="layout-grid" title={title} kind={t(texts.categories)} />,
        })),
        ...found.brands.map(({ code, title }) => ({
          key: `brand-${code}`,
          to: `${target}?brand=${code}`,
          content: <Named icon="building-store" title={title} kind={t(texts.makers)} />,
        })),
        ...found.products.map(({ id: product, code, title, picture, price, isFrom }) => ({
          key: product,
          to: productPath(code),
          content: (
            <>
              <span className={styles.thumb}>
                {picture && <Picture image={picture} sizes="3rem" ratio={1} alt="" />}
              </span>
              <span className={styles.name}>{title}</span>
              <ShownPrice price={price} isFrom={isFrom} />
            </>
          ),
        })),
      ]
    : []
  const search = (q: string) => {
    suggested.close()
    if (isHere) {
      setTyped({ text: q, over: q })
      change({ q: q || undefined })
    } else if (q) navigateTo(`${target}?${new URLSearchParams({ q })}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text.trim())
  }
  const { form, input, list, option } = suggested.of(options.length, (at) => {
    suggested.close()
    const to = options[at]?.to
    if (to !== undefined) navigateTo(to)
  })
  return (
    <search className={styles.search}>
      <form {...form} action={target} method="get" className={styles.form} onSubmit={submit}>
        <label htmlFor={input.id} className="visually-hidden">
          {label ?? t(texts.label)}
        </label>
        <Icon name="search" className={styles.glass ?? ''} />
        <input
          {...input}
          value={text}
          placeholder={placeholder ?? t(texts.placeholder)}
          className={styles.input}
          onChange={(event) => {
            setTyped({ text: event.target.value, over: own })
            suggested.restart()
          }}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label={t(texts.clear)} onClick={() => search('')}>
            <Icon name="x" />
          </button>
        )}
        <button type="submit" className="visually-hidden">
          {t(texts.submit)}
        </button>
        {suggestions && (
          <AnswerAssetsProvider value={found?.assets as Record<string, Asset> | undefined}>
            <ul {...list} aria-label={t(texts.suggestions)} className={styles.list}>
              {options.map(({ key, content }, at) => (
                <li key={key} {...option(at)} className={styles.option}>
                  {content}
                </li>
              ))}
            </ul>
          </AnswerAssetsProvider>
        )}
        {suggestions && (
          <output className="visually-hidden">
            {suggested.isOpen && found
              ? options.length > 0
                ? t(texts.found, { count: options.length })
                : t(texts.none)
              : ''}
          </output>
        )}
      </form>
    </search>
  )
}

function Named({ icon, title, kind }: { icon: 'layout-grid' | 'building-store'; title: string; kind: string }) {
  return (
    <>
      <span className={styles.thumb} data-plain="">
        <Icon name={icon} />
      </span>
      <span className={styles.name}>{title}</span>
      <span className={styles.kind}>{kind}</span>
    </>
  )
}
